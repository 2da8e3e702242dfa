import { expect, it } from 'vitest'
import { TROUBLE_HEADER } from '#contract/error.ts'
import { noteAnswer, noteSilence, useConnection } from './connection.ts'
import { NetworkError } from './http-error.ts'
import { LAST_KNOWN_HEADER } from './last-known-header.ts'

const SETTINGS = 'GET /api/settings'
const fresh = () => new Response('[]')
const lastKnown = () => new Response('[]', { headers: { [LAST_KNOWN_HEADER]: '1' } })

it('a page may begin with the last known answers, and says so until the server is back', () => {
  noteAnswer(SETTINGS, lastKnown())
  noteAnswer('GET /api/players', lastKnown())
  expect(useConnection.getState()).toMatchObject({ isAway: true, hasOldSettings: true })
  noteAnswer('POST /api/settings', fresh())
  expect(useConnection.getState()).toMatchObject({ isAway: false, hasOldSettings: true })
  noteAnswer(SETTINGS, fresh())
  expect(useConnection.getState()).toMatchObject({ isAway: false, hasOldSettings: false })
})

it('what the server has answered is not replaced by what it answered before', () => {
  noteAnswer(SETTINGS, fresh())
  expect(() => noteAnswer(SETTINGS, lastKnown())).toThrow(NetworkError)
  expect(useConnection.getState()).toMatchObject({ isAway: true, hasOldSettings: false })
})

it('one call that fails is no outage; settings that cannot be read are', () => {
  noteAnswer(SETTINGS, fresh())
  noteSilence('POST /api/generate-graphic')
  expect(useConnection.getState().isAway).toBe(false)
  noteSilence(SETTINGS)
  expect(useConnection.getState().isAway).toBe(true)
})

it('the server’s own trouble is told until an answer shows that it is over', () => {
  const inTrouble = (trouble: string) => new Response('{}', { status: 503, headers: { [TROUBLE_HEADER]: trouble } })
  const told = () => useConnection.getState().trouble
  noteAnswer(SETTINGS, inTrouble('database'))
  expect(told()).toBe('database')
  noteAnswer('POST /api/login', new Response('{}', { status: 401 }))
  expect(told()).toBe('database')
  noteAnswer(SETTINGS, fresh())
  expect(told()).toBeNull()
  noteAnswer('POST /api/settings', inTrouble('disk'))
  noteAnswer(SETTINGS, fresh())
  expect(told(), 'what can be read needs no room').toBe('disk')
  noteAnswer('POST /api/settings', fresh())
  expect(told()).toBeNull()
})
