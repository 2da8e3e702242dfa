import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestClub, type TestClub } from './testing/test-club.ts'

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const text = (page: string): string => readFileSync(page, 'utf8')
const found = (page: string, pattern: RegExp): string[] =>
  [...text(page).matchAll(pattern)].map(([, word = '']) => word)

const scripts = Object.keys((JSON.parse(text('package.json')) as { scripts: object }).scripts)

let club: TestClub
let paths: string[]
beforeAll(async () => {
  club = await openTestClub()
  const api = (await club.visitor().get('/api/openapi.json')).json() as { paths: Record<string, unknown> }
  paths = Object.keys(api.paths)
})
afterAll(() => club.close())

describe.each(PAGES)('%s', (page) => {
  it('names only commands that exist', () => {
    for (const name of found(page, /npm run ([a-z:-]+)/g)) expect(scripts).toContain(name)
  })

  it('links only to what is there', () => {
    for (const target of found(page, /\]\(([^)#:]+)\)/g))
      expect(existsSync(join(dirname(page), target)), target).toBe(true)
  })

  it('names only files that are there', () => {
    for (const path of found(page, /`((?:src|docs|e2e|scripts)\/[\w./-]+)`/g)) expect(existsSync(path), path).toBe(true)
  })

  it('names only calls that the server answers', () => {
    const shape = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')
    const known = paths.map(shape)
    for (const path of found(page, /(?:GET|POST|PUT|PATCH|DELETE) (\/api\/[\w/{}-]+(?:\.\w+)?)/g))
      expect(known).toContain(shape(path))
  })

  it('names only settings that are read', () => {
    const reader = text('src/server/config.ts')
    const named = found(page, /`((?:S3|DATA|DATABASE|PUBLIC|TRUST|TIME)_[A-Z0-9_]+)`/g)
    for (const name of named) expect(reader, name).toContain(`${name}:`)
  })
})
