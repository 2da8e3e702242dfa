import { describe, it } from 'vitest'
import { formationPlaces } from '#domain/lineup/formation.ts'
import { newElement, restoreElements, type TemplateElement } from '#domain/template/element.ts'
import { ELEMENT_TYPES, type ElementType } from '#domain/template/element-kinds.ts'
import { LOOK_NAMES, type LookName } from '#domain/template/look-name.ts'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import { fraction } from '#domain/units.ts'
import { backgroundScene } from '#scene/backgrounds/background.ts'
import { elementNodes } from '#scene/element-nodes.ts'
import { graphicScene, graphicValues } from '#scene/graphic-scene.ts'
import type { GraphicView, TemplateView } from '#scene/match-view.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type Scene } from '#scene/node.ts'
import { GOAL, LINEUP, RESULT, SAMPLE_VIEWS, SQUAD, scorer } from '#scene/testing/sample-views.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import type { ReadPicture } from './pictures.ts'
import { encodePng, renderScene } from './render-scene.ts'

const template = (look: LookName, elements: TemplateElement[] = []): TemplateView => ({
  background: 'background',
  isOwnBackground: false,
  look,
  elements,
})

async function onGround(
  look: LookName,
  type: (typeof TEMPLATE_TYPES)[number],
  view: GraphicView,
): Promise<ReadPicture> {
  const ground = await renderScene(
    backgroundScene(look, type, view.club.colours, '/pictures/crest-club'),
    readSamplePicture,
  )
  const background = await encodePng(ground)
  return async (src) => (src === 'background' ? background : readSamplePicture(src))
}

describe.each(LOOK_NAMES)('%s', (look) => {
  it.each(TEMPLATE_TYPES)('%s', async (type) => {
    const view = SAMPLE_VIEWS[type]
    const scene = graphicScene(view, template(look))
    await expectGolden(`${look}-${type}`, await renderScene(scene, await onGround(look, type, view)))
  })
})

const LONG = [
  'Brzęczyszczykiewiczówna',
  'Wyrwizębowiczęśliwski-Źdźbłowski',
  'Ząbkowicz',
  'Gżegżółkiewicz',
  'Żółćkiewicz',
] as const
const LONG_SQUAD = SQUAD.map((player, index) => ({
  ...player,
  firstName: 'Władysława',
  lastName: LONG[index % 5] ?? '',
}))

const withScore = (homeScore: number, awayScore: number, count: { ours: number; theirs: number }): GraphicView => ({
  ...RESULT,
  homeScore,
  awayScore,
  scorers: [
    ...Array.from({ length: count.ours }, (_, n) => scorer(n, false, `${n * 6 + 2}'`, (n % 11) + 1)),
    ...Array.from({ length: count.theirs }, (_, n) => scorer(100 + n, true, `${n * 7 + 3}'`, null)),
  ],
})

const HARD: Record<string, { view: GraphicView; look: LookName; read?: ReadPicture }> = {
  'hard-longest-names': {
    look: 'broadcast',
    view: {
      ...LINEUP,
      club: { ...LINEUP.club, name: 'Miejski Klub Sportowy Przyjaźń Brzęczyszczykiewicze' },
      slots: LINEUP.slots.map((slot, index) => ({ ...slot, player: LONG_SQUAD[index] ?? null })),
      bench: [...LONG_SQUAD.slice(3, 18)],
    },
  },
  'hard-crowded-pitch': {
    look: 'poster',
    view: {
      ...LINEUP,
      slots: LINEUP.slots.map((slot, index) => ({
        ...slot,
        x: fraction(0.42 + (index % 4) * 0.05),
        y: fraction(0.4 + (index % 3) * 0.06),
      })),
    },
  },
  'hard-five-rows': {
    look: 'classic',
    view: {
      ...LINEUP,
      slots: formationPlaces('4-2-3-1').map(({ x, y }, index) => ({ x, y, player: LONG_SQUAD[index] ?? null })),
    },
  },
  'hard-long-scorer': { look: 'classic', view: { ...GOAL, scorer: LONG_SQUAD[1] ?? null } },
  'hard-nil-nil': { look: 'broadcast', view: { ...RESULT, isHalfTime: true, homeScore: 0, awayScore: 0, scorers: [] } },
  'hard-13-12-away': { look: 'classic', view: { ...withScore(13, 12, { ours: 12, theirs: 13 }), isHome: false } },
  'hard-13-12': { look: 'poster', view: withScore(13, 12, { ours: 13, theirs: 12 }) },
  'hard-nothing-loaded-lineup': { look: 'broadcast', view: LINEUP, read: readNothing },
  'hard-nothing-loaded-goal': { look: 'poster', view: GOAL, read: readNothing },
  'hard-empty-match': {
    look: 'classic',
    view: { ...LINEUP, opponent: null, date: null, time: null, slots: [], bench: [] },
  },
}

describe('hard cases', () => {
  it.each(Object.entries(HARD))('%s', async (name, { view, look, read = readSamplePicture }) => {
    await expectGolden(
      name,
      await renderScene(graphicScene(view, { ...template(look), isOwnBackground: true, background: null }), read),
    )
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

function sheet(type: ElementType): Scene {
  const elements = VARIATIONS[type].map((change, index) => ({
    ...newElement(type, `${type}-${index}`, index, '/pictures/portrait-2'),
    x: 6 + (index % 2) * 46,
    y: 4 + Math.floor(index / 2) * 32,
    ...(type === 'text' || type === 'dynamic'
      ? { width: 42, height: 20, fontSize: 44 }
      : { width: 36, height: type === 'line' ? 2 : 24 }),
    ...change,
  }))
  const data = { ...graphicValues(RESULT), away_team: 'Błyskawica', score: '2:1', home_scorer: "Kos 12'\nBąk 67'" }
  return { width: GRAPHIC_WIDTH, height: GRAPHIC_HEIGHT, nodes: elementNodes(restoreElements(elements), data) }
}

describe('elements', () => {
  it.each(ELEMENT_TYPES)('%s', async (type) => {
    await expectGolden(`element-${type}`, await renderScene(sheet(type), readSamplePicture))
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
      { dataKey: 'score', y: 70, hidden: true },
    ].map((change, index) => ({ type: 'dynamic', id: `d${index}`, ...place(index, change) })),
  )
  const view = { ...GOAL, competition: 'IV liga, 12. kolejka' }
  const scene = graphicScene(view, { background: null, isOwnBackground: false, look: 'broadcast', elements })
  await expectGolden('element-data', await renderScene(scene, readSamplePicture))
})
