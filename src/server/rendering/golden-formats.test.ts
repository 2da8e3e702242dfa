import { describe, it } from 'vitest'
import type { MatchState } from '#domain/match/document/match-state.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { FORMAT_NAMES, OTHER_FORMATS } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { type LookName, PLACED_LOOKS } from '#graphic/template/look-name.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD, sampleMatch } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import type { ReadPicture } from './pictures.ts'
import { renderScene } from './render-scene.ts'

const GOALS = sampleMatch('goal').events
/** All formats can be divided by it. */
const TIMES_SMALLER = 3

const KINDS = {
  goal: sampleMatch('goal'),
  'opponent-goal': matchAfter([...GOALS, goal('s5', "67'", null, { at: 1 })]),
  result: { ...sampleMatch('result'), competition: 'IV liga, 12. kolejka' },
} as const satisfies Partial<Record<KindName, ShownMatch>>

describe.each(PLACED_LOOKS)('%s', (look) => {
  describe.each(OTHER_FORMATS)('%s', (format) => {
    it.each(Object.entries(KINDS))('%s', async (kind, match) => {
      const scene = await sampleScene(kind as keyof typeof KINDS, look, { match, format })
      await expectGolden(`format-${look}-${kind}-${format}`, await renderScene(scene, readSamplePicture), TIMES_SMALLER)
    })
  })
})

const LONG = ['Brzęczyszczykiewiczówna', 'Wyrwizębowiczęśliwski-Źdźbłowski', 'Gżegżółkiewicz'] as const
const LONG_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player, index) => ({ ...player, firstName: 'Władysława', lastName: LONG[index % 3] ?? '' })),
  club: { ...SAMPLE_CATALOGUE.club, name: 'Miejski Klub Sportowy Orły Przyjaźń Dębno' },
  opponents: [{ id: 1, name: 'Ludowy Zespół Sportowy Błyskawica Potok', logo: null }],
}

const withScorers = (ours: number, theirs: number, more: Partial<MatchState> = {}): ShownMatch =>
  matchAfter(
    [
      ...Array.from({ length: ours }, (_, n) => goal(`o${n}`, `${n * 6 + 2}'`, (n % 18) + 1)),
      ...Array.from({ length: theirs }, (_, n) => goal(`t${n}`, `${n * 6 + 4}'`, null)),
    ],
    more,
  )

interface Hard {
  kind: KindName
  look: LookName
  match: ShownMatch
  catalogue?: Catalogue
  read?: ReadPicture
}

const HARD: Record<string, Hard> = {
  'longest-names': {
    kind: 'goal',
    look: 'classic',
    match: matchAfter([...withScorers(11, 12).events, goal('last', "90+3'", 2, { at: 9 })]),
    catalogue: LONG_CATALOGUE,
  },
  'no-photo': { kind: 'goal', look: 'broadcast', match: sampleMatch('goal'), read: readNothing },
  'no-scorer': {
    kind: 'goal',
    look: 'poster',
    match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", null, { side: 'ours' })]),
  },
  'opponent-long-away': {
    kind: 'opponent-goal',
    look: 'broadcast',
    match: matchAfter([...GOALS, goal('s5', '', null, { at: 1 })], { isHome: false }),
    catalogue: LONG_CATALOGUE,
  },
  '15-14': { kind: 'result', look: 'broadcast', match: withScorers(15, 14) },
  'long-scorers': { kind: 'result', look: 'poster', match: withScorers(4, 3), catalogue: LONG_CATALOGUE },
  'nil-nil': { kind: 'result', look: 'classic', match: matchAfter([], { isHalfTime: true }) },
  'one-side': { kind: 'result', look: 'broadcast', match: withScorers(3, 0, { isHome: false }) },
}

describe.each(FORMAT_NAMES)('hard cases, %s', (format) => {
  it.each(Object.entries(HARD))('%s', async (name, { kind, look, match, catalogue, read = readSamplePicture }) => {
    const scene = await sampleScene(kind, look, { match, catalogue, format })
    await expectGolden(`format-hard-${name}-${format}`, await renderScene(scene, read), TIMES_SMALLER)
  })
})
