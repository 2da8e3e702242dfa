import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST_HEADLINE_MAX, POST_TEXT_MAX, POST_TOPICS } from '#domain/match/post.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { OTHER_FORMATS, sheetOf } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { Box, ImageNode, Scene, TextNode } from '#graphic/scene/node.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { NO_OPTIONS } from '#graphic/template/piece-options.ts'
import { optionValues } from '#graphic/testing/option-values.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { areApart, type Corner, lineCorners } from '#server/testing/line-corners.ts'
import { runs } from '#testing/property-runs.ts'
import { registerFonts } from './fonts.ts'

let texts: TextLayouts
beforeAll(() => {
  registerFonts()
  texts = new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
})

const LETTER = fc.constantFrom(...'AĄBCĆEĘŁŃÓŚŹŻaąbcćeęiłńoóśuwyzźż- ')
const name = fc.string({ unit: LETTER, minLength: 1, maxLength: 40 })
const minute = fc.constantFrom('', "7'", "45+2'", "90+11'")
const score = fc.integer({ min: 0, max: 99 })
const scorer = fc.oneof(fc.integer({ min: 1, max: SQUAD.length }), fc.constant(null))

const goals = fc
  .array(fc.record({ minute, by: scorer, isOurs: fc.boolean(), isOwn: fc.boolean() }), { maxLength: 29 })
  .map((all) =>
    all.map(({ minute: at, by, isOurs, isOwn }, index) =>
      goal(`g${index}`, at, isOurs ? by : null, {
        side: isOurs ? 'ours' : 'theirs',
        kind: isOwn ? 'ownGoal' : 'goal',
        at: index,
        isApart: true,
      }),
    ),
  )

const post = fc.record({
  topic: fc.constantFrom(...POST_TOPICS),
  headline: fc.string({ unit: LETTER, maxLength: POST_HEADLINE_MAX }),
  text: fc.string({ unit: fc.oneof({ weight: 30, arbitrary: LETTER }, fc.constant('\n')), maxLength: POST_TEXT_MAX }),
  playerId: scorer,
})

const match = fc
  .record({
    isHome: fc.boolean(),
    isHalfTime: fc.boolean(),
    isOpponentGoal: fc.boolean(),
    competition: fc.option(name),
    extraGoals: fc.record({ ours: score, theirs: score }),
    selectedOpponent: fc.option(fc.constant(1)),
    events: goals,
    post,
  })
  .map(({ events, ...more }) => matchAfter(events, more))

const catalogue = fc.record({ club: name, opponent: name, names: fc.array(name, { minLength: 2, maxLength: 2 }) }).map(
  ({ club, opponent, names }): Catalogue => ({
    ...SAMPLE_CATALOGUE,
    players: SQUAD.map((player, index) => ({ ...player, firstName: 'Jan', lastName: `${names[index % 2]}${index}` })),
    club: { ...SAMPLE_CATALOGUE.club, name: club },
    opponents: [{ id: 1, name: opponent, logo: null }],
  }),
)

const KINDS: readonly KindName[] = [
  ...([
    'goal',
    'opponent-goal',
    'result',
    'announcement',
    'status',
    'table',
    'fixtures',
    'round',
    'stats',
    'post',
  ] as const),
]

const drawing = fc.constantFrom(...KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    options: fc.constantFrom(NO_OPTIONS, ...optionValues(kind).map(({ options }) => options)),
  }),
)
const look = fc.constantFrom(...LOOK_NAMES)

const textsOf = ({ nodes }: Scene): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'text' && node.text.trim() && !node.isBackdrop ? [node] : []))
const imagesOf = ({ nodes }: Scene): ImageNode[] => nodes.flatMap((node) => (node.kind === 'image' ? [node] : []))

const runsToEdges = ({ fit, crop }: ImageNode): boolean => fit === 'cover-top' || fit === 'stand' || crop !== undefined

/** Of a photo that runs to the edges, where a face can be expected: one that keeps its top has the chin higher. */
const faceOf = ({ x, y, width, height, crop }: ImageNode): Box => ({
  x: x + width / 3,
  y: y + height / 3,
  width: width / 3,
  height: height * (crop ? 1 / 3 : 0.24),
})

const boxCorners = ({ x, y, width, height }: Box): Corner[] => [
  { x, y },
  { x: x + width, y: y + height },
]

const expectWithin = (corners: readonly Corner[], { x, y, width, height }: Box, what: string): void => {
  for (const corner of corners) {
    expect(corner.x, what).toBeGreaterThanOrEqual(x - 0.5)
    expect(corner.x, what).toBeLessThanOrEqual(x + width + 0.5)
    expect(corner.y, what).toBeGreaterThanOrEqual(y - 0.5)
    expect(corner.y, what).toBeLessThanOrEqual(y + height + 0.5)
  }
}

/** A separator gives way where a line ends. */
const letters = (words: string): string => words.replaceAll(/[\s·]/g, '')

describe.each(OTHER_FORMATS)('%s, for any names, scores and scorers', (format) => {
  const { safe } = sheetOf(format)
  const forAny = (check: (scene: Scene) => void) =>
    fc.assert(
      fc.asyncProperty(drawing, look, match, catalogue, async ({ kind, options }, lookName, state, club) => {
        const asked = { match: state, catalogue: club, format, options }
        check(await sampleScene(kind, lookName, asked))
      }),
      runs(24),
    )

  it('texts, crests and faces stay where the app that shows it leaves them free', () =>
    forAny((scene) => {
      for (const node of textsOf(scene)) {
        for (const corners of lineCorners(node, texts.layOut(node))) expectWithin(corners, safe, node.text)
      }
      for (const node of imagesOf(scene)) {
        expectWithin(boxCorners(runsToEdges(node) ? faceOf(node) : node), safe, node.src)
      }
    }))

  it('no text loses a letter', () =>
    forAny((scene) => {
      for (const node of textsOf(scene)) {
        expect(
          letters(
            texts
              .layOut(node)
              .lines.map(({ text }) => text)
              .join(''),
          ),
        ).toBe(letters(node.text))
      }
    }))

  it('no text lies over another one', () =>
    forAny((scene) => {
      const all = textsOf(scene).map((node) => ({ node, lines: lineCorners(node, texts.layOut(node)) }))
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const isClear = one.lines.every((line) => other.lines.every((another) => areApart(line, another)))
          expect(isClear, `${one.node.text} | ${other.node.text}`).toBe(true)
        }
      }
    }))
})
