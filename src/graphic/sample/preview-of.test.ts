import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { DEFAULT_FORMAT } from '../formats.ts'
import { kindDesign } from '../kinds/designs.ts'
import type { GoalView } from '../kinds/goal/view.ts'
import { KIND_NAMES, type KindName, kindFacts } from '../kinds/kinds.ts'
import type { LineupView } from '../kinds/lineup/view.ts'
import type { ResultView } from '../kinds/result/view.ts'
import { CONDITION_NAMES, type Condition } from '../template/conditions.ts'
import { newElement } from '../template/element.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from '../testing/sample-match.ts'
import { previewOf } from './preview-of.ts'
import { SAMPLE_NAMES, type SampleName } from './samples.ts'

const CURRENT = matchAfter([goal('c1', "5'", 9), goal('c2', "80'", null)], { isHome: false })

async function preview(sample: SampleName, kind: KindName, catalogue: Catalogue = SAMPLE_CATALOGUE) {
  return previewOf(sample, await kindFacts(kind).load(), catalogue, CURRENT)
}

const seen = async <View>(sample: SampleName, kind: KindName, catalogue?: Catalogue) =>
  (await preview(sample, kind, catalogue)).view as unknown as View

/** An element for each condition, on an empty canvas: those that are drawn. */
async function drawnConditions(sample: SampleName, kind: KindName): Promise<Condition[]> {
  const { scene, values } = await preview(sample, kind)
  const elements = CONDITION_NAMES.map((condition, index) => ({
    ...newElement('text', condition, index, condition),
    text: condition,
    condition,
  }))
  const template = { background: null, isOwnBackground: true, look: 'poster', elements, hasLayout: false } as const
  const texts = scene(template, DEFAULT_FORMAT, values).nodes.flatMap((node) => ('text' in node ? [node.text] : []))
  return CONDITION_NAMES.filter((condition) => texts.includes(condition))
}

describe('the score that a sample shows', () => {
  it.each([
    ['home', 2, 1],
    ['away', 1, 2],
    ['longest', 4, 2],
    ['noPhotos', 2, 1],
    ['noGoals', 0, 0],
    ['manyGoals', 10, 12],
  ] as const)('%s is %i:%i on every graphic that has one', async (sample, homeScore, awayScore) => {
    for (const kind of ['goal', 'opponent-goal', 'result'] as const) {
      expect(await seen(sample, kind)).toMatchObject({ homeScore, awayScore })
    }
  })
})

describe('the current match', () => {
  it.each([
    ['result', { homeScore: 1, awayScore: 1, isHome: false, opponent: { name: 'Błyskawica Źródlany Potok' } }],
    ['opponent-goal', { homeScore: 1, awayScore: 1, minute: "80'" }],
    ['goal', { homeScore: 0, awayScore: 1, minute: "5'", scorer: { lastName: 'Sokołowski' } }],
  ] as const)('is shown on a %s by the newest that it has to tell', async (kind, expected) => {
    expect(await seen('current', kind)).toMatchObject(expected)
  })
})

describe('elements with a condition', () => {
  it.each([
    ['home', 'goal', ['home', 'with-photo', 'decided']],
    ['away', 'goal', ['away', 'with-photo', 'decided']],
    ['noPhotos', 'goal', ['home', 'without-photo', 'decided']],
    ['noGoals', 'goal', ['home', 'without-photo', 'level']],
    ['noGoals', 'result', ['home', 'without-photo', 'level']],
    ['manyGoals', 'result', ['home', 'without-photo', 'decided']],
    ['current', 'result', ['away', 'without-photo', 'level']],
  ] as const)('are drawn with %s on a %s as on a real match', async (sample, kind, expected) => {
    expect((await drawnConditions(sample, kind)).toSorted()).toEqual(expected.toSorted())
  })

  it('can each be seen with one of the samples, and each be missing with another', async () => {
    const shown = await Promise.all(SAMPLE_NAMES.map((sample) => drawnConditions(sample, 'goal')))
    for (const condition of CONDITION_NAMES) {
      const times = shown.filter((conditions) => conditions.includes(condition)).length
      expect([condition, times > 0 && times < SAMPLE_NAMES.length]).toEqual([condition, true])
    }
  })
})

const named = (names: readonly string[]): Catalogue['players'] =>
  names.map((lastName, index) => ({ ...(SQUAD[0] as (typeof SQUAD)[0]), id: index + 1, firstName: 'Jan', lastName }))

const LONG = 'abcdefghijklmnopqr'
/** Thirteen letters and more, the longest last. */
const LONG_NAMES = Array.from({ length: 20 }, (_, index) => `${'Ż'.repeat(13)}${LONG.slice(0, index)}`)

describe('the longest names', () => {
  const eleven = async (players: Catalogue['players']) =>
    (await seen<LineupView>('longest', 'lineup', { ...SAMPLE_CATALOGUE, players })).slots.map(
      ({ player }) => player?.lastName ?? '',
    )

  it('are the club’s own eleven longest, the very longest first, and the next on the bench', async () => {
    const players = named(LONG_NAMES)
    const sorted = LONG_NAMES.toSorted((one, other) => other.length - one.length)
    expect(await eleven(players)).toEqual(sorted.slice(0, 11))
    const { bench } = await seen<LineupView>('longest', 'lineup', { ...SAMPLE_CATALOGUE, players })
    expect(bench[0]?.lastName.length).toBeLessThanOrEqual(sorted[10]?.length ?? 0)
  })

  it.each([
    ['nobody', []],
    ['two, of short names', ['Kos', 'Bąk']],
    ['many, all of short names', Array.from({ length: 25 }, () => 'Kos')],
    ['one of a long name', ['Kos', LONG_NAMES[9] as string]],
  ])('are completed with made-up ones where the club has %s', async (_, names) => {
    const lengths = (await eleven(named(names))).map(({ length }) => length)
    expect(lengths).toHaveLength(11)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(13)
    const own = names.filter(({ length }) => length >= 13)
    expect((await eleven(named(names))).slice(0, own.length)).toEqual(own)
  })

  it('are made up for the club’s own players, with their numbers and photographs', async () => {
    const { slots } = await seen<LineupView>('longest', 'lineup')
    for (const { player } of slots) {
      const own = SQUAD.find(({ id }) => id === player?.id)
      expect(player).toMatchObject({ number: own?.number, lineupImage: own?.lineupImage })
    }
  })

  it('score the goals, the longest the last one', async () => {
    const players = [...named(LONG_NAMES), ...SQUAD.map((player) => ({ ...player, id: player.id + 100 }))]
    const { scorer } = await seen<GoalView>('longest', 'goal', { ...SAMPLE_CATALOGUE, players })
    expect(scorer?.lastName).toBe(LONG_NAMES.at(-1))
  })

  it.each([
    [['Orzeł', 'Miejski Klub Sportowy Wisła', 'Sokół'], 'Miejski Klub Sportowy Wisła'],
    [['Orzeł', 'Sokół'], 'Miejski Klub Sportowy Przyjaźń Brzęczyszczewo'],
    [[], 'Miejski Klub Sportowy Przyjaźń Brzęczyszczewo'],
  ])('of opponents %j is %s', async (names, expected) => {
    const opponents = names.map((name, index) => ({ id: index + 1, name, logo: null }))
    const view = await seen<ResultView>('longest', 'result', { ...SAMPLE_CATALOGUE, opponents })
    expect(view.opponent?.name).toBe(expected)
  })
})

describe('photographs', () => {
  it('belong to the scorer wherever somebody of the eleven has one', async () => {
    const players = SQUAD.map((player, index) => ({ ...player, scorerImage: index === 4 ? '/files/photo.png' : null }))
    const { scorer } = await seen<GoalView>('home', 'goal', { ...SAMPLE_CATALOGUE, players })
    expect(scorer?.scorerImage).toBe('/files/photo.png')
  })

  it('are nowhere in “Bez zdjęć”', async () => {
    const { slots, bench } = await seen<LineupView>('noPhotos', 'lineup')
    expect([...slots.map(({ player }) => player), ...bench].flatMap((player) => player?.lineupImage ?? [])).toEqual([])
    expect((await seen<GoalView>('noPhotos', 'goal')).scorer).toMatchObject({ scorerImage: null })
  })
})

describe('every sample', () => {
  it.each(SAMPLE_NAMES)('%s is drawn for every kind, of a club that has nothing too', async (sample) => {
    const nothing = { ...SAMPLE_CATALOGUE, players: [], opponents: [] }
    for (const kind of KIND_NAMES) {
      for (const catalogue of [SAMPLE_CATALOGUE, nothing]) {
        const { scene } = await preview(sample, kind, catalogue)
        const template = { background: null, isOwnBackground: true, look: 'poster', elements: [] } as const
        expect(scene(template, DEFAULT_FORMAT).nodes.length).toBeGreaterThan(3)
      }
    }
  })

  it('leaves an empty datum empty unless it is a plain one', async () => {
    expect((await preview('home', 'lineup')).values.score).toBe(kindDesign('result').data.score?.sample)
    expect((await preview('noGoals', 'result')).values.home_scorer).toBe('')
  })
})
