import { describe, expect, it } from 'vitest'
import { handlingOf } from './handling.ts'

const ORIGIN = 'https://klub.example'
const asked = (path: string, { method = 'GET', mode = 'cors' as RequestMode, headers = {} } = {}) =>
  handlingOf({ method, mode, headers: new Headers(headers), url: new URL(path, ORIGIN).href }, ORIGIN)

describe('what the worker answers', () => {
  it.each(['/', '/lineup', '/auth', '/admin/players'])('%s is the page', (path) => {
    expect(asked(path, { mode: 'navigate' })).toBe('page')
  })

  it.each([
    ['/assets/index-abc.js', 'asset'],
    ['/default-crest.svg', 'asset'],
    ['/files/160/abc.png', 'picture'],
    ['/api/user', 'data'],
    ['/api/matches', 'data'],
    ['/api/matches/current', 'data'],
    ['/api/matches?team=2', 'data'],
    ['/api/matches/current?team=2', 'data'],
    ['/api/teams', 'data'],
  ])('%s is handled as %s', (path, handling) => {
    expect(asked(path)).toBe(handling)
  })

  it.each([
    '/api/events',
    '/api/public/live',
    '/api/time',
    '/api/users',
    '/api/backups',
    '/api/states/template:1',
    '/api/settings/clubName',
    '/api/templates?type=goal',
    '/api/matches?team=2&before=x',
    '/api/players?team=2',
    '/service-worker.js',
    '/manifest.webmanifest',
    'https://elsewhere.example/assets/a.js',
  ])('%s is left alone', (path) => {
    expect(asked(path)).toBeNull()
  })

  it.each(['/api/docs', '/files/abc.png', '/manifest.webmanifest', '/healthz'])('%s is no page', (path) => {
    expect(asked(path, { mode: 'navigate' })).toBeNull()
  })

  it('changes and parts of files are left alone', () => {
    expect(asked('/api/settings', { method: 'POST' })).toBeNull()
    expect(asked('/files/abc.png', { headers: { range: 'bytes=0-1' } })).toBeNull()
  })
})
