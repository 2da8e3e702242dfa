import { expect, it } from 'vitest'
import { EMPTY_POST, POST_HEADLINE_MAX, POST_LINES_MAX, POST_TEXT_MAX, postProblem, restorePost } from './post.ts'

it.each([
  [null, null],
  ['Sto lat', null],
  [[], null],
  [{}, EMPTY_POST],
  [
    { topic: 'poem', headline: 7, text: 'Sto lat', playerId: '12' },
    { ...EMPTY_POST, text: 'Sto lat', playerId: 12 },
  ],
  [
    { topic: 'quote', headline: 'Po meczu', text: 'Walczymy', playerId: null },
    { topic: 'quote', headline: 'Po meczu', text: 'Walczymy', playerId: null },
  ],
])('%j is read as far as it makes sense', (value, post) => expect(restorePost(value)).toEqual(post))

it.each([
  ['W'.repeat(POST_HEADLINE_MAX), 'W'.repeat(POST_TEXT_MAX), null],
  ['W'.repeat(POST_HEADLINE_MAX + 1), '', 'Nagłówek może mieć najwyżej 60 znaków'],
  ['', 'W'.repeat(POST_TEXT_MAX + 1), 'Treść może mieć najwyżej 280 znaków'],
  ['', '\n'.repeat(POST_LINES_MAX - 1), null],
  ['', '\n'.repeat(POST_LINES_MAX), 'Treść może mieć najwyżej 8 wierszy'],
])('too much is told in words', (headline, text, problem) => expect(postProblem({ headline, text })).toBe(problem))
