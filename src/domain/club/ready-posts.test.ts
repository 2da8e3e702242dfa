import { describe, expect, it } from 'vitest'
import { EMPTY_POST, POST_TOPICS, type PostTopic, postProblem } from '../match/post.ts'
import { isUntouched, READY_POSTS, readyWords, withPlayer, withTopic } from './ready-posts.ts'

const KOS = { id: 7, name: 'Jan Kos' }
const LONGEST = 'Ż'.repeat(100)

it.each([
  ['birthday', 'Wszystkiego najlepszego!', 'Dziś urodziny obchodzi Jan Kos.\nZdrowia, radości i wielu udanych meczów!'],
  ['transfer', 'Witamy w klubie!', 'Do drużyny dołącza Jan Kos.\nDo zobaczenia na boisku!'],
  ['callUp', 'Powołanie do kadry', 'Jan Kos z powołaniem do kadry.\nGratulujemy i trzymamy kciuki!'],
  ['injury', 'Wracaj do zdrowia!', 'Jan Kos pauzuje z powodu kontuzji.\nCzekamy na powrót na boisko.'],
  ['own', '', ''],
  ['quote', '', ''],
] as const)('%s of somebody: the name stands as it is', (topic, headline, text) => {
  expect(readyWords(topic, KOS.name)).toEqual({ headline, text })
})

it.each(POST_TOPICS)('%s is within its bounds, also of the longest name and of nobody', (topic) => {
  for (const name of [LONGEST, null]) expect(postProblem(readyWords(topic, name))).toBeNull()
  expect(readyWords(topic, null).text).not.toMatch(/null|undefined/)
  expect(READY_POSTS[topic].label).not.toBe('')
})

describe('ready words', () => {
  const birthday = withTopic(EMPTY_POST, 'birthday', null)

  it('come by themselves while nobody has typed any, and name whoever is chosen', () => {
    expect(birthday).toEqual({ topic: 'birthday', ...readyWords('birthday', null), playerId: null })
    const kos = withPlayer(birthday, null, KOS)
    expect(kos).toEqual({ topic: 'birthday', ...readyWords('birthday', 'Jan Kos'), playerId: 7 })
    expect(withTopic(kos, 'injury', 'Jan Kos').text).toContain('Jan Kos pauzuje')
    expect(withPlayer(kos, 'Jan Kos', null)).toEqual(birthday)
  })

  it.each<PostTopic>(['own', 'quote'])('give way where there are none: %s', (topic) => {
    expect(withTopic(birthday, topic, null)).toEqual({ ...EMPTY_POST, topic })
  })

  it('never take the place of what somebody typed', () => {
    const typed = { ...birthday, text: 'Sto lat, kapitanie!' }
    expect(isUntouched(typed, null)).toBe(false)
    expect(withTopic(typed, 'transfer', null)).toEqual({ ...typed, topic: 'transfer' })
    expect(withPlayer(typed, null, KOS)).toEqual({ ...typed, playerId: 7 })
    expect(isUntouched({ ...birthday, headline: '' }, null)).toBe(false)
  })
})
