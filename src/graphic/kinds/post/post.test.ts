import { describe, expect, it } from 'vitest'
import { readyWords } from '#domain/club/ready-posts.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { EMPTY_POST, type Post } from '#domain/match/post.ts'
import { FORMAT_NAMES } from '../../formats.ts'
import { graphicOf } from '../../graphic-of.ts'
import { LOOK_NAMES } from '../../template/look-name.ts'
import { OTHER_POSTS, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { BARE } from '../../testing/sample-scene.ts'
import { POST_KIND } from './drawing.ts'

const PLAYERS = SAMPLE_CATALOGUE.players.map((player) => (player.id === 11 ? { ...player, handle: 'pecherz' } : player))
const CATALOGUE = { ...SAMPLE_CATALOGUE, players: PLAYERS }
const NAME = 'Patryk Pęcherzewski'

const postOf = (post: Partial<Post>) => withFollowing({ ...EMPTY_MATCH, post: { ...EMPTY_POST, ...post } })
const graphic = (post: Partial<Post>) => graphicOf(POST_KIND, postOf(post), CATALOGUE)

it('needs no opponent, but words', () => {
  const template = { missing: expect.stringContaining('szablon') }
  expect(graphic({ headline: 'Dziękujemy!' }).missing?.message).toEqual(template.missing)
  for (const blank of [{}, { headline: '  ', text: '\n' }]) {
    expect(graphic(blank).missing?.message).toBe('Najpierw wpisz nagłówek albo treść posta')
  }
  expect(graphic({ headline: 'W'.repeat(61) }).missing?.message).toBe('Nagłówek może mieć najwyżej 60 znaków')
})

it('says in the post what the graphic says, with the handle of the player it names', () => {
  const { caption, altText, shows } = graphic({ topic: 'birthday', ...readyWords('birthday', NAME), playerId: 11 })
  expect(caption).toBe(
    `🎂 Wszystkiego najlepszego!\nDziś urodziny obchodzi ${NAME} @pecherz.\nZdrowia, radości i wielu udanych meczów!\n\n#OrłyDębno`,
  )
  expect(altText).toBe(
    `Grafika klubu: Wszystkiego najlepszego! Dziś urodziny obchodzi ${NAME}. Zdrowia, radości i wielu udanych meczów!`,
  )
  expect(shows).toEqual({ playerId: 11 })
})

it('names a player whom its words do not name', () => {
  const { caption, altText } = graphic({ headline: 'Kapitan!', text: 'Gratulacje', playerId: 11 })
  expect(caption).toBe(`📣 Kapitan!\n${NAME} @pecherz\nGratulacje\n\n#OrłyDębno`)
  expect(altText).toBe(`Grafika klubu: Kapitan! Gratulacje. Na grafice: ${NAME}.`)
})

it.each([
  [{ playerId: 11 }, `💬 „Walczymy.”\n– ${NAME} @pecherz`, `Mówi: ${NAME}.`],
  [{ playerId: 11, headline: 'po meczu' }, `💬 „Walczymy.”\n– ${NAME} @pecherz, po meczu`, `Mówi: ${NAME}, po meczu.`],
  [{ headline: 'Trener Jan Nowak' }, '💬 „Walczymy.”\n– Trener Jan Nowak', 'Mówi: Trener Jan Nowak.'],
  [{}, '💬 „Walczymy.”', 'Grafika z cytatem: „Walczymy”.'],
])('a quote is told with who said it: %j', (post, caption, altText) => {
  const made = graphic({ topic: 'quote', text: 'Walczymy.', ...post })
  expect(made.caption).toBe(`${caption}\n\n#OrłyDębno`)
  expect(made.altText).toContain(altText)
})

describe.each(LOOK_NAMES)('%s', (look) => {
  const pieces = (post: Partial<Post>, format: (typeof FORMAT_NAMES)[number]) =>
    POST_KIND.draw(postOf(post), CATALOGUE, null).pieces({ ...BARE, look }, format)
  const textOf = (post: Partial<Post>, format: (typeof FORMAT_NAMES)[number], name: string) =>
    pieces(post, format)
      .filter((piece) => piece.name === name)
      .flatMap(({ nodes }) => nodes.flatMap((node) => (node.kind === 'text' ? [node] : [])))

  it.each(FORMAT_NAMES)('the headline is the message on a %s, in a quote the words', (format) => {
    const [headline, text] = ['heading', 'text'].map((name) => textOf(OTHER_POSTS.nobody, format, name)[0]?.size ?? 0)
    expect(headline).toBeGreaterThan((text ?? 0) * 1.5)
    const [by, words] = ['heading', 'text'].map((name) => textOf(OTHER_POSTS.quote, format, name)[0]?.size ?? 0)
    expect(words).toBeGreaterThan((by ?? 0) * 1.2)
    expect(textOf({ ...OTHER_POSTS.quote, text: '„Już są”' }, format, 'text')[0]?.text).toBe('„Już są”')
  })

  it.each(FORMAT_NAMES)('nothing is left of what is not said on a %s', (format) => {
    const names = (post: Partial<Post>) => pieces(post, format).map(({ name }) => name)
    expect(names({ headline: 'Dziękujemy!' })).toEqual(expect.not.arrayContaining(['rule', 'text', 'photo', 'name']))
    expect(names({ text: 'Dziękujemy!' })).toEqual(expect.not.arrayContaining(['rule', 'heading']))
    expect(names({ text: 'Dziękujemy!', playerId: 11 })).toEqual(expect.arrayContaining(['photo', 'name', 'crest']))
  })

  it('a word of one letter stays with the next, and blanks are not drawn', () => {
    const [headline] = textOf({ headline: '  Witamy   w klubie ' }, 'portrait', 'heading')
    expect(headline?.text.toLocaleLowerCase('pl')).toBe('witamy w\u00a0klubie')
  })
})
