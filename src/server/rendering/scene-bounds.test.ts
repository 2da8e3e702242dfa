import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATION_NAMES, formationPlaces } from '#domain/lineup/formation.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { fraction } from '#domain/units.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName, sheetOf } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import { chosenWays } from '#graphic/kinds/lineup/chosen-ways.ts'
import { LINEUP_PLANS } from '#graphic/kinds/lineup/every-format.ts'
import { lineupLayout } from '#graphic/kinds/lineup/layout.ts'
import { lineupView } from '#graphic/kinds/lineup/view.ts'
import { LOOKS } from '#graphic/looks/every-look.ts'
import type { PlayerView } from '#graphic/match-view.ts'
import { touch } from '#graphic/scene/changed-box.ts'
import type { Box, Scene, SceneNode, TextNode } from '#graphic/scene/node.ts'
import { LOOK_NAMES, PLACED_LOOKS, type PlacedLookName } from '#graphic/template/look-name.ts'
import { NO_OPTIONS, type PieceOptions } from '#graphic/template/piece-options.ts'
import { optionValues } from '#graphic/testing/option-values.ts'
import { goal, matchAfter, SAMPLE_CATALOGUE, SQUAD } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { runs } from '#testing/property-runs.ts'
import { registerFonts } from './fonts.ts'

let texts: TextLayouts
beforeAll(() => {
  registerFonts()
  texts = new TextLayouts(createCanvas(1, 1).getContext('2d') as unknown as Surface)
})

const name = fc.string({ unit: fc.constantFrom(...'AĄBCĆEĘŁŃÓŚŹŻaąbcćeęiłńoóśuwyzźż- '), minLength: 1, maxLength: 40 })
const minute = fc.oneof(
  fc.integer({ min: 1, max: 120 }).map((n) => `${n}'`),
  fc.constantFrom("45+2'", "90+11'", '?'),
)
const score = fc.integer({ min: 0, max: 99 })

const player = fc
  .record({ firstName: name, lastName: name, number: fc.integer({ min: 1, max: 9999 }) })
  .map((some) => ({ ...some, lineupImage: null, scorerImage: null }))
const squad = fc
  .array(player, { minLength: 30, maxLength: 30 })
  .map((players): PlayerView[] => players.map((one, index) => ({ ...one, id: index + 1 })))
const playerId = fc.integer({ min: 1, max: 30 })
const place = fc.double({ min: 0, max: 1, noNaN: true }).map(fraction)
const slots = (min: number) =>
  fc
    .array(fc.record({ x: place, y: place }), { minLength: min, maxLength: 11 })
    .map((places) => places.map((at, index) => ({ ...at, id: `s${index}`, type: 'MID' as const, playerId: index + 1 })))
const goals = fc
  .array(fc.record({ minute, playerId: fc.option(playerId) }), { maxLength: 25 })
  .map((all) => all.map(({ minute: at, playerId: by }, index) => goal(`g${index}`, at, by, { isApart: true })))

const state = fc
  .record({
    positions: slots(0),
    benchPlayers: fc.uniqueArray(playerId, { maxLength: 20 }),
    isHome: fc.boolean(),
    isHalfTime: fc.boolean(),
    extraGoals: fc.record({ ours: score, theirs: score }),
    selectedOpponent: fc.option(fc.constant(1)),
    events: goals,
  })
  .map(({ events, ...more }): ShownMatch => matchAfter(events, more))
const catalogue = fc.record({ players: squad, club: name, opponent: name }).map(
  ({ players, club, opponent }): Catalogue => ({
    ...SAMPLE_CATALOGUE,
    players,
    club: { ...SAMPLE_CATALOGUE.club, name: club },
    opponents: [{ id: 1, name: opponent, logo: null }],
  }),
)
const look = fc.constantFrom(...LOOK_NAMES)
const optionsOf = (kind: KindName) =>
  fc.constantFrom<PieceOptions>(NO_OPTIONS, ...optionValues(kind).map(({ options }) => options))
/** Goals and results in the other formats let pictures run to the edges: `format-bounds.test.ts`. */
const drawing = fc
  .constantFrom(
    ...KIND_NAMES.map((kind) => ({ kind, format: DEFAULT_FORMAT })),
    ...FORMAT_NAMES.map((name) => ({ kind: 'lineup' as const, format: name })),
  )
  .chain((what) => optionsOf(what.kind).map((options) => ({ ...what, options })))

const textNodes = (scene: Scene): TextNode[] => scene.nodes.flatMap((node) => (node.kind === 'text' ? [node] : []))

/** How far letters reach over their baseline; figures have no accents. */
const reach = (words: string): number => (/^\d+$/.test(words) ? 0.82 : 0.95)

/** The corners of each line of text, turned with its node. */
function corners(node: TextNode): Array<{ x: number; y: number }> {
  const { lines, size } = texts.layOut(node)
  const angle = ((node.rotation ?? 0) * Math.PI) / 180
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 }
  return lines.flatMap(({ x, width, baseline }) =>
    [x, x + width].flatMap((cornerX) =>
      [baseline - size * reach(node.text), baseline + size * 0.25].map((cornerY) => {
        const [dx, dy] = [cornerX - middle.x, cornerY - middle.y]
        return {
          x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
          y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
        }
      }),
    ),
  )
}

const cornersOf = ({ x, y, width, height }: Box) =>
  [x, x + width].flatMap((cornerX) => [y, y + height].map((cornerY) => ({ x: cornerX, y: cornerY })))

/** Boxes stand on whole pixels, so a share of an odd width may reach one too far. */
const PIXEL = 1

const isWithin = ({ x, y, width, height }: Box, at: { x: number; y: number }): boolean =>
  at.x >= x - PIXEL && at.x <= x + width + PIXEL && at.y >= y - PIXEL && at.y <= y + height + PIXEL

/** A separator gives way where a line ends. */
const bare = (words: string): string => words.replace(/[\s·]/g, '')

describe('for any names, scores, scorers and formations', () => {
  it('no text leaves the graphic, and nothing that matters the part that is never covered', async () => {
    await fc.assert(
      fc.asyncProperty(
        drawing,
        look,
        state,
        catalogue,
        async ({ kind, format: name, options }, lookName, match, club) => {
          const scene = await sampleScene(kind, lookName, {
            match,
            catalogue: club,
            format: name,
            template: { isOwnBackground: true },
            options,
          })
          const { safe, canvas } = sheetOf(name)
          for (const node of textNodes(scene)) {
            const room = node.isBackdrop ? canvas : safe
            for (const at of corners(node)) expect(isWithin(room, at), `${node.text} ${JSON.stringify(at)}`).toBe(true)
          }
          for (const node of scene.nodes) {
            if (node.kind !== 'image') continue
            for (const at of cornersOf(node)) expect(isWithin(safe, at), `${node.src} ${JSON.stringify(at)}`).toBe(true)
          }
        },
      ),
      runs(30),
    )
  })

  it('no name is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        drawing,
        look,
        state,
        catalogue,
        async ({ kind, format: name, options }, lookName, match, club) => {
          const asked = { match, catalogue: club, format: name, options }
          for (const node of textNodes(await sampleScene(kind, lookName, asked))) {
            const { lines, size } = texts.layOut(node)
            expect(bare(lines.map(({ text }) => text).join(''))).toBe(bare(node.text))
            if (size <= 4 || bare(node.text) === '') continue
            for (const { x, width } of lines) {
              expect(x).toBeGreaterThanOrEqual(node.x - 0.01)
              expect(x + width).toBeLessThanOrEqual(node.x + node.width + 0.01)
            }
          }
        },
      ),
      runs(15),
    )
  })
})

interface Eleven {
  photos: SceneNode[]
  badges: SceneNode[]
  plates: SceneNode[]
}

/** Pictures, numbers and names of the eleven, each list in the order of the slots. */
function elevenOf(
  lookName: PlacedLookName,
  name: FormatName,
  positions: ShownMatch['positions'],
  options = NO_OPTIONS,
): Eleven {
  const view = lineupView(matchAfter([], { positions }), SAMPLE_CATALOGUE)
  const look = { ...LOOKS[lookName], id: lookName }
  const style = { look, tones: look.tones(view.club.colours), options }
  const nodes =
    lineupLayout((look) => LINEUP_PLANS[look], chosenWays)(style, sheetOf(name), view).find(
      (piece) => piece.name === 'players',
    )?.nodes ?? []
  return {
    photos: nodes.filter(({ kind }) => kind === 'image'),
    badges: nodes.filter(({ kind, onceLoaded }) => kind === 'ellipse' && onceLoaded !== undefined),
    plates: nodes.filter((node, index) => {
      const words = nodes[index + 1]
      return node.kind === 'rect' && words?.kind === 'text' && words.unlessLoaded === undefined
    }),
  }
}

/** What moves the players, their pictures or their names; the pictures stay those that `elevenOf` knows. */
const ARRANGEMENTS: readonly PieceOptions[] = [
  NO_OPTIONS,
  { pitch: { ground: 'tilted' } },
  { players: { names: 'full' } },
  { players: { markSize: 60 } },
  { players: { markSize: 150 } },
  { players: { names: 'full', markSize: 150 }, pitch: { ground: 'tilted' }, bench: { arrangement: 'column' } },
]
const arrangement = fc.constantFrom(...ARRANGEMENTS)

/** Whose name lies on whose picture, number or name. */
const covered = (plates: readonly SceneNode[], others: Partial<Eleven>): string[] =>
  plates.flatMap((plate, index) =>
    Object.entries(others).flatMap(([what, boxes]) =>
      boxes.flatMap((box, other) => (other !== index && touch(plate, box) ? [`${index} on ${what} ${other}`] : [])),
    ),
  )

describe.each(FORMAT_NAMES)('%s', (name) => {
  it("no name lies on another player's, wherever the slots are; but on a post also on no picture or number", () => {
    fc.assert(
      fc.property(slots(2), fc.constantFrom(...PLACED_LOOKS), arrangement, (positions, lookName, options) => {
        const { plates, ...pictures } = elevenOf(lookName, name, positions, options)
        expect(plates).toHaveLength(positions.length)
        expect(covered(plates, name === 'portrait' ? { plates } : { plates, ...pictures })).toEqual([])
      }),
      runs(12),
    )
  })

  it.each(PLACED_LOOKS.flatMap((lookName) => FORMATION_NAMES.map((formation) => ({ lookName, formation }))))(
    "$lookName in $formation: no name touches another player's picture, number or name",
    ({ lookName, formation }) => {
      const positions = formationPlaces(formation).map((slot, index) => ({ ...slot, playerId: index + 1 }))
      for (const options of ARRANGEMENTS) {
        const eleven = elevenOf(lookName, name, positions, options)
        for (const boxes of Object.values(eleven)) expect(boxes).toHaveLength(11)
        expect(covered(eleven.plates, eleven), JSON.stringify(options)).toEqual([])
      }
    },
  )
})

it('every name is drawn after every picture and number', async () => {
  const { nodes } = await sampleScene('lineup', 'broadcast')
  const lastPicture = nodes.findLastIndex(({ kind, onceLoaded }) => kind === 'ellipse' || onceLoaded !== undefined)
  const names = SQUAD.slice(0, 11).map(({ lastName }) => lastName.toLocaleUpperCase('pl'))
  const places = names.map((words) => nodes.findIndex((node) => node.kind === 'text' && node.text.endsWith(words)))
  for (const place of places) expect(place).toBeGreaterThan(lastPicture)
})
