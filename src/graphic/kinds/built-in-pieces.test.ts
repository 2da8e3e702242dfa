import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { FORMAT_NAMES, type FormatName, sheetOf } from '../formats.ts'
import { standingPieces } from '../layout/piece.ts'
import { LOOKS } from '../looks/every-look.ts'
import type { SceneNode } from '../scene/node.ts'
import type { DataKey } from '../template/data-keys.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { NO_OPTIONS } from '../template/piece-options.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { drawn } from '../testing/sample-scene.ts'
import { goalLayout } from './goal/layout.ts'
import { goalOf, goalView } from './goal/view.ts'
import { opponentGoalLayout } from './opponent-goal/layout.ts'
import { opponentGoalView } from './opponent-goal/view.ts'
import { resultLayout } from './result/layout.ts'
import { resultView } from './result/view.ts'

const GOALS = sampleMatch('goal').events
const [HOME, AWAY] = [true, false]

const LAID_OUT = {
  goal: (match: ShownMatch, ...[style, sheet]: Asked) =>
    goalLayout(style, sheet, goalView(match, SAMPLE_CATALOGUE, goalOf(match, null)?.id ?? null)),
  'opponent-goal': (match: ShownMatch, ...[style, sheet]: Asked) =>
    opponentGoalLayout(style, sheet, opponentGoalView(match, SAMPLE_CATALOGUE, goalOf(match, null)?.id ?? null)),
  result: (match: ShownMatch, ...[style, sheet]: Asked) =>
    resultLayout(style, sheet, resultView(match, SAMPLE_CATALOGUE)),
}

type Asked = [Parameters<typeof goalLayout>[0], Parameters<typeof goalLayout>[1]]

const textOf = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'text' && !node.isBackdrop && node.text ? [node.text] : []))

/** What is left of a layout beside elements for these data, in every look and format: names, and their words. */
function inEveryLook(kind: keyof typeof LAID_OUT, match: ShownMatch, bound: readonly DataKey[] = []) {
  return LOOK_NAMES.flatMap((name) =>
    FORMAT_NAMES.map((format: FormatName) => {
      const look = LOOKS[name]
      const style = { look, tones: look.tones(SAMPLE_CATALOGUE.club.colours), options: NO_OPTIONS }
      const pieces = standingPieces(LAID_OUT[kind](match, style, sheetOf(format)), new Set(bound))
      return {
        of: `${name} ${format}`,
        format,
        names: pieces.map((piece) => piece.name),
        words: pieces.flatMap(({ nodes }) => textOf(nodes)),
      }
    }),
  )
}

const BOARD: readonly DataKey[] = ['home_crest', 'away_crest', 'home_team', 'away_team', 'score']

describe('crests', () => {
  it.each([HOME, AWAY])('stand on the side of their own goals (home: %s)', async (isHome) => {
    const { values } = await drawn('goal', matchAfter(GOALS, { isHome }))
    const [ours, theirs] = ['/pictures/crest-club', '/pictures/crest-opponent']
    expect(values.score).toBe(isHome ? '2:1' : '1:2')
    expect(values.home_crest).toMatchObject({ src: isHome ? ours : theirs })
    expect(values.away_crest).toMatchObject({ src: isHome ? theirs : ours })
  })

  it.each([HOME, AWAY])('give way to an element for the side and for the club alike (home: %s)', (isHome) => {
    const match = { ...sampleMatch('result'), isHome }
    const side = isHome ? 'home' : 'away'
    for (const key of ['club_crest', `${side}_crest`] as const) {
      for (const { of, names } of inEveryLook('result', match, [key])) expect(names, of).not.toContain(`${side}-crest`)
    }
  })
})

describe('a goal', () => {
  it.each([HOME, AWAY])('fills the name of its scorer and the list of their side (home: %s)', async (isHome) => {
    const { values } = await drawn('goal', matchAfter(GOALS, { isHome }))
    expect(values.scorer_name).toBe('Bartosz Sokołowski')
    expect(values[isHome ? 'home_scorer' : 'away_scorer']).toBe('Bartosz Sokołowski')
    expect(values[isHome ? 'away_scorer' : 'home_scorer']).toBeUndefined()
  })

  it.each(['scorer_name', 'home_scorer'] as const)(
    'loses name and label to %s, and with the minute the panel',
    (key) => {
      const panelled = (bound: readonly DataKey[]) =>
        inEveryLook('goal', sampleMatch('goal'), bound).flatMap(({ of, names }) =>
          names.includes('name-panel') ? of : [],
        )
      for (const { of, names } of inEveryLook('goal', sampleMatch('goal'), [key])) {
        expect(names, of).not.toContain('name')
        expect(names, of).not.toContain('label')
      }
      expect(panelled([key])).toEqual(panelled([]))
      for (const { of, names } of inEveryLook('goal', sampleMatch('goal'), [key, 'minute', 'heading'])) {
        expect(names, of).not.toContain('name-panel')
      }
    },
  )

  it('without a minute has no panel left when its name is replaced', () => {
    const match = matchAfter([goal('g', '', 9)])
    for (const { of, names } of inEveryLook('goal', match, ['scorer_name', 'heading'])) {
      expect(names, of).not.toContain('name-panel')
    }
  })

  it('keeps the panel of the score until all it carries is replaced', () => {
    const panelled = (bound: readonly DataKey[]) =>
      inEveryLook('goal', sampleMatch('goal'), bound).filter(({ names }) => names.includes('score-panel')).length
    expect(panelled(BOARD.slice(1))).toBe(panelled([]))
    expect(panelled(BOARD)).toBe(0)
  })

  it('of nobody shows whose it is instead of an empty panel', () => {
    const match = matchAfter([goal('g', "7'", null, { side: 'ours' })])
    for (const { of, names, words } of inEveryLook('goal', match)) {
      expect(names, of).toContain('photo')
      expect(words, of).toContain('Bramkę zdobywa')
      expect(
        words.filter((text) => /^orły dębno$/i.test(text)),
        of,
      ).toHaveLength(2)
    }
  })
})

describe("an opponent's goal", () => {
  it.each([HOME, AWAY])('shows their name nowhere beside an element for it (home: %s)', (isHome) => {
    const match = matchAfter([...GOALS, goal('g', "70'", null, { at: 1 })], { isHome })
    for (const { of, words } of inEveryLook('opponent-goal', match, [isHome ? 'away_team' : 'home_team'])) {
      expect(
        words.filter((text) => /błyskawica/i.test(text)),
        of,
      ).toEqual([])
    }
  })

  it('shows each crest and each name once, its minute and the score, except in portrait', () => {
    for (const { of, format, names, words } of inEveryLook('opponent-goal', matchAfter([goal('g', "70'", null)]))) {
      if (format === 'portrait') continue
      expect(names, of).not.toContain('photo')
      expect(
        words.filter((text) => /błyskawica/i.test(text)),
        of,
      ).toHaveLength(1)
      expect(words, of).toEqual(expect.arrayContaining(['BRAMKA', "70'", '0:1']))
    }
  })
})

describe('a result', () => {
  const NO_GOALS = matchAfter([])

  it('without goals says so in a few words, with no heading over nothing', () => {
    for (const { of, words } of inEveryLook('result', NO_GOALS)) {
      expect(words, of).toContain('Brak strzelców')
      expect(words, of).not.toContain('STRZELCY BRAMEK')
    }
  })

  it.each([
    ['home_scorer', ['home_scorer'], true],
    ['away_scorer', ['away_scorer'], true],
    ['both', ['home_scorer', 'away_scorer'], false],
  ] as const)('without goals, beside an element for %s', (_, bound, isSaid) => {
    for (const { of, words } of inEveryLook('result', NO_GOALS, bound)) {
      expect(words.includes('Brak strzelców'), of).toBe(isSaid)
    }
  })

  it('keeps a scorer and their minutes on one line, except in portrait', () => {
    for (const { of, format, words } of inEveryLook('result', sampleMatch('result'))) {
      if (format === 'portrait') continue
      expect(words.join(), of).toContain("Sokołowski\u00a012',\u00a067'")
    }
  })

  it('of one side has no empty panel once its column is replaced', () => {
    const match = matchAfter([goal('g', "7'", 9)])
    for (const { of, names } of inEveryLook('result', match, ['home_scorer'])) {
      expect(names, of).not.toContain('scorers-panel')
      expect(names, of).not.toContain('scorers-heading')
    }
  })

  it('keeps panel and heading with one column, loses them with both', () => {
    const match = sampleMatch('result')
    for (const { of, names } of inEveryLook('result', match, ['home_scorer'])) {
      expect(names, of).toEqual(expect.arrayContaining(['scorers-panel', 'scorers-heading', 'away-scorers']))
    }
    for (const { of, names } of inEveryLook('result', match, ['home_scorer', 'away_scorer'])) {
      expect(
        names.filter((name) => name.includes('scorers')),
        of,
      ).toEqual([])
    }
  })
})
