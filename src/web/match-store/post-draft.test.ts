import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_POST, type Post } from '#domain/match/post.ts'
import { chooseTemplate } from './choose-template.ts'
import { adoptMatches, CLUB, DRAFT, forgetMatches, hasPending, localMatch } from './matches-store.ts'
import { setPostDraft } from './post-draft.ts'
import { stopSync } from './testing/stop-sync.ts'

const POST: Post = { ...EMPTY_POST, headline: 'Dziękujemy!', playerId: 7 }
const cells = () => localMatch(CLUB).known.cells

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  forgetMatches()
  adoptMatches(1)
})
afterEach(async () => {
  forgetMatches()
  await stopSync()
  vi.unstubAllGlobals()
})

it('is kept on the device with its template, apart from every match, and nothing of it is to be sent', () => {
  setPostDraft(POST)
  chooseTemplate('post', 3)
  expect(cells()).toEqual({ post: { ...POST }, 'template:post': 3 })
  expect(hasPending(localMatch(CLUB))).toBe(false)
  expect(localMatch(DRAFT).pending).toEqual({})
  setPostDraft({ ...POST, headline: 'Do zobaczenia!' })
  expect(cells().post).toMatchObject({ headline: 'Do zobaczenia!' })
  chooseTemplate('result', 5)
  expect(Object.keys(localMatch(DRAFT).pending)).toEqual(['template:result'])
  expect(cells()).not.toHaveProperty('template:result')
})

it('waits for its author when their session ends, and is nobody else’s', () => {
  setPostDraft(POST)
  adoptMatches(null)
  expect(cells()).toEqual({})
  adoptMatches(1)
  expect(cells().post).toEqual(POST)
  adoptMatches(null)
  adoptMatches(2)
  expect(cells()).toEqual({})
  adoptMatches(1)
  expect(cells()).toEqual({})
})

it('is gone from the device with whoever signs out', () => {
  setPostDraft(POST)
  forgetMatches()
  adoptMatches(1)
  expect(cells()).toEqual({})
})
