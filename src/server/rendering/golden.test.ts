import { describe, it } from 'vitest'
import { formationPlaces } from '#domain/lineup/formation.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { fraction } from '#domain/units.ts'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { elementNodes } from '#graphic/scene/element-nodes.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { byLayer } from '#graphic/template/by-layer.ts'
import { newElement, restoreElements } from '#graphic/template/element.ts'
import { ELEMENT_TYPES, type ElementType } from '#graphic/template/element-kinds.ts'
import { type LookName, PLACED_LOOKS } from '#graphic/template/look-name.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '#graphic/testing/hardest-match.ts'
import { goal, MATCH, matchAfter, SAMPLE_CATALOGUE, SQUAD, sampleMatch } from '#graphic/testing/sample-match.ts'
import { drawn, sampleScene } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import { encodePng } from './deflate-png.ts'
import type { ReadPicture } from './pictures.ts'
import { renderScene } from './render-scene.ts'

async function onGround(look: LookName, kind: KindName, format: FormatName): Promise<ReadPicture> {
  const { colours } = SAMPLE_CATALOGUE.club
  const scene = backgroundScene(look, kind, colours, format)
  const ground = await renderScene(scene, readSamplePicture)
  const background = await encodePng(ground)
  return async (src) => (src === 'background' ? background : readSamplePicture(src))
}

async function onStarter(
  look: LookName,
  kind: KindName,
  match: ShownMatch,
  { format = DEFAULT_FORMAT, catalogue }: { format?: FormatName; catalogue?: Catalogue } = {},
) {
  const scene = await sampleScene(kind, look, { match, catalogue, format, template: { background: 'background' } })
  return renderScene(scene, await onGround(look, kind, format))
}

/** Those that have a screen of their own; the others stand together on a sheet for each. */
const MAIN_KINDS = KIND_NAMES.filter((name) => kindFacts(name).tab.screen.to !== '/graphics')

describe.each(PLACED_LOOKS)('%s', (look) => {
  it.each(MAIN_KINDS)('%s', async (kind) => {
    await expectGolden(`${look}-${kind}`, await onStarter(look, kind, sampleMatch(kind)))
  })
})

const OTHER_FORMATS = FORMAT_NAMES.filter((format) => format !== DEFAULT_FORMAT)

describe('the line-up in the other formats', () => {
  it.each(PLACED_LOOKS.flatMap((look) => OTHER_FORMATS.map((format) => ({ look, format }))))(
    '$look $format',
    async ({ look, format }) => {
      await expectGolden(`${look}-lineup-${format}`, await onStarter(look, 'lineup', sampleMatch('lineup'), { format }))
    },
  )

  const hard = { story: 'broadcast', square: 'poster', landscape: 'classic' } as const
  it.each(OTHER_FORMATS)('with the hardest data: %s', async (format) => {
    const look = hard[format as keyof typeof hard]
    const asked = { format, catalogue: HARDEST_CATALOGUE }
    await expectGolden(`hard-lineup-${format}`, await onStarter(look, 'lineup', HARDEST_MATCH, asked))
  })

  it.each(OTHER_FORMATS)('with nothing but the eleven and the teams: %s', async (format) => {
    const match = matchAfter([], { matchDate: null, matchTime: null, benchPlayers: [] })
    await expectGolden(`least-lineup-${format}`, await onStarter('poster', 'lineup', match, { format }))
  })
})

const GOALS = sampleMatch('goal').events

describe('a goal that was put down with more than its scorer', () => {
  const goals = {
    'opponent-goal-minute': {
      kind: 'opponent-goal',
      match: matchAfter([...GOALS, goal('s5', "67'", null, { at: 1 })]),
    },
    'goal-own': { kind: 'goal', match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", 9, { kind: 'ownGoal' })]) },
  } as const
  it.each(PLACED_LOOKS.flatMap((look) => Object.entries(goals).map(([name, goalOf]) => ({ look, name, ...goalOf }))))(
    '$look $name',
    async ({ look, name, kind, match }) => {
      await expectGolden(`${look}-${name}`, await onStarter(look, kind, match))
    },
  )
})

const LONG = [
  'Brzęczyszczykiewiczówna',
  'Wyrwizębowiczęśliwski-Źdźbłowski',
  'Ząbkowicz',
  'Gżegżółkiewicz',
  'Żółćkiewicz',
] as const
const LONG_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player, index) => ({ ...player, firstName: 'Władysława', lastName: LONG[index % 5] ?? '' })),
}

const withScorers = (ours: number, theirs: number, more: Partial<MatchState> = {}): ShownMatch =>
  matchAfter(
    [
      ...Array.from({ length: ours }, (_, n) => goal(`o${n}`, `${n * 6 + 2}'`, (n % 11) + 1)),
      ...Array.from({ length: theirs }, (_, n) => goal(`t${n}`, `${n * 7 + 3}'`, null)),
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
  'hard-longest-names': {
    kind: 'lineup',
    look: 'broadcast',
    match: matchAfter([], { benchPlayers: SQUAD.slice(3, 18).map(({ id }) => id) }),
    catalogue: {
      ...LONG_CATALOGUE,
      club: { ...SAMPLE_CATALOGUE.club, name: 'Miejski Klub Sportowy Przyjaźń Brzęczyszczykiewicze' },
    },
  },
  'hard-crowded-pitch': {
    kind: 'lineup',
    look: 'poster',
    match: matchAfter([], {
      positions: MATCH.positions.map((slot, index) => ({
        ...slot,
        x: fraction(0.42 + (index % 4) * 0.05),
        y: fraction(0.4 + (index % 3) * 0.06),
      })),
    }),
  },
  'hard-five-rows': {
    kind: 'lineup',
    look: 'classic',
    match: matchAfter([], {
      positions: formationPlaces('4-2-3-1').map((slot, index) => ({ ...slot, playerId: index + 1 })),
    }),
    catalogue: { ...LONG_CATALOGUE, players: [...LONG_CATALOGUE.players.slice(0, 11), ...SQUAD.slice(11)] },
  },
  'hard-long-scorer': {
    kind: 'goal',
    look: 'classic',
    match: matchAfter([...GOALS.slice(0, 2), goal('s3', "67'", 2)]),
    catalogue: LONG_CATALOGUE,
  },
  'hard-nil-nil': { kind: 'result', look: 'broadcast', match: matchAfter([], { isHalfTime: true }) },
  'hard-13-12-away': { kind: 'result', look: 'classic', match: withScorers(12, 13, { isHome: false }) },
  'hard-13-12': { kind: 'result', look: 'poster', match: withScorers(13, 12) },
  'hard-nothing-loaded-lineup': { kind: 'lineup', look: 'broadcast', match: sampleMatch('lineup'), read: readNothing },
  'hard-nothing-loaded-goal': { kind: 'goal', look: 'poster', match: sampleMatch('goal'), read: readNothing },
  'hard-empty-match': {
    kind: 'lineup',
    look: 'classic',
    match: matchAfter([], {
      selectedOpponent: null,
      matchDate: null,
      matchTime: null,
      positions: MATCH.positions.map((slot) => ({ ...slot, playerId: null })),
      benchPlayers: [],
    }),
  },
}

describe('hard cases', () => {
  it.each(Object.entries(HARD))('%s', async (name, { kind, look, match, catalogue, read = readSamplePicture }) => {
    const scene = await sampleScene(kind, look, { match, catalogue, template: { isOwnBackground: true } })
    await expectGolden(name, await renderScene(scene, read))
  })
})

const VARIATIONS: Record<ElementType, object[]> = {
  text: [
    { text: 'Zażółć gęślą jaźń', backgroundColor: '#ffe08a', padding: 20 },
    { textAlign: 'right', fontWeight: 'bold', fontFamily: 'Georgia', text: 'Do prawej' },
    { text: 'Długi tekst, który musi się złamać na kilka wierszy, bo jest go dużo', fontSize: 60 },
    { fontFamily: 'Courier New', rotation: 30 },
    { fontFamily: 'Verdana', opacity: 0.4 },
    { fontFamily: 'Times New Roman', text: 'Pierwszy\nDrugi' },
  ],
  dynamic: [
    { dataKey: 'score', fontSize: 120 },
    { dataKey: 'home_scorer', textAlign: 'left' },
    { dataKey: 'date' },
    { dataKey: 'away_team', rotation: 350 },
  ],
  image: [
    { src: '/pictures/portrait-1', objectFit: 'cover', borderRadius: 60 },
    { src: '/pictures/portrait-1', objectFit: 'contain' },
    { src: '/pictures/portrait-1', objectFit: 'fill', rotation: 15 },
    { src: 'absent' },
    { src: '/pictures/portrait-1', objectFit: 'cover', borderRadius: 500, opacity: 0.5 },
  ],
  rectangle: [
    {},
    { borderRadius: 40, borderWidth: 20, borderColor: '#b3151f' },
    { backgroundColor: '#14532d80', rotation: 45 },
  ],
  circle: [{}, { borderWidth: 12, borderColor: '#14532d', width: 40 }, { opacity: 0.3 }],
  line: [
    {},
    { thickness: 20, color: '#b3151f' },
    { orientation: 'vertical', height: 20, thickness: 9 },
    { rotation: 45, thickness: 5 },
  ],
}

async function sheet(type: ElementType): Promise<Scene> {
  const elements = VARIATIONS[type].map((change, index) => ({
    ...newElement(type, `${type}-${index}`, index, '/pictures/portrait-2'),
    x: 6 + (index % 2) * 46,
    y: 4 + Math.floor(index / 2) * 32,
    ...(type === 'text' || type === 'dynamic'
      ? { width: 42, height: 20, fontSize: 44 }
      : { width: 36, height: type === 'line' ? 2 : 24 }),
    ...change,
  }))
  const { values } = await drawn('result')
  const data = { ...values, away_team: 'Błyskawica', score: '2:1', home_scorer: "Kos 12'\nBąk 67'" }
  const canvas = FORMATS[DEFAULT_FORMAT]
  const nodes = byLayer(restoreElements(elements)).flatMap((element) => elementNodes(element, data, canvas))
  return { width: canvas.width, height: canvas.height, nodes }
}

describe('elements', () => {
  it.each(ELEMENT_TYPES)('%s', async (type) => {
    await expectGolden(`element-${type}`, await renderScene(await sheet(type), readSamplePicture))
  })
})

it('pictures, heading, minute, number and competition as elements stand in place of the built-in ones', async () => {
  const place = (index: number, change: object) => ({ x: 4 + (index % 3) * 32, width: 28, height: 14, ...change })
  const elements = restoreElements(
    [
      { dataKey: 'club_crest', y: 4, padding: 20, backgroundColor: '#14532d', borderRadius: 30 },
      { dataKey: 'opponent_crest', y: 4 },
      { dataKey: 'scorer_photo', y: 4, objectFit: 'cover', borderRadius: 500 },
      { dataKey: 'heading', y: 84, fontSize: 60 },
      { dataKey: 'minute', y: 84, fontSize: 90, backgroundColor: '#ffffff' },
      { dataKey: 'player_number', y: 84, fontSize: 90, backgroundColor: '#f2c230' },
      { dataKey: 'competition', y: 70, fontSize: 40, backgroundColor: '#ffffff' },
    ].map((change, index) => ({ type: 'dynamic', id: `d${index}`, ...place(index, change) })),
  )
  const match = { ...sampleMatch('goal'), competition: 'IV liga, 12. kolejka' }
  const scene = await sampleScene('goal', 'broadcast', { match, template: { elements } })
  await expectGolden('element-data', await renderScene(scene, readSamplePicture))
})
