import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATION_NAMES, formationPlaces } from '#domain/lineup/formation.ts'
import { LOOK_NAMES } from '#domain/template/look-name.ts'
import { fraction } from '#domain/units.ts'
import type { Surface } from '#paint/surface.ts'
import { TextLayouts } from '#paint/text-layouts.ts'
import { touch } from '#scene/changed-box.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import type { GraphicView, PlayerView } from '#scene/match-view.ts'
import type { Scene, SceneNode, TextNode } from '#scene/node.ts'
import { GOAL, LINEUP, RESULT, SQUAD } from '#scene/testing/sample-views.ts'
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
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    firstName: name,
    lastName: name,
    number: fc.integer({ min: 1, max: 9999 }),
  })
  .map((some): PlayerView => ({ ...some, lineupImage: null, scorerImage: null }))
const match = fc.record({
  club: name.map((clubName) => ({ ...LINEUP.club, name: clubName })),
  opponent: fc.option(name.map((opponentName) => ({ name: opponentName, crest: null }))),
  isHome: fc.boolean(),
})
const slot = fc
  .record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }), player })
  .map(({ x, y, player: who }) => ({ x: fraction(x), y: fraction(y), player: who }))
const entry = fc.record({
  id: fc.uuid(),
  isOpponent: fc.boolean(),
  minute,
  playerId: fc.integer({ min: 1, max: 30 }),
  score: fc.constant(''),
})

const view: fc.Arbitrary<GraphicView> = fc.oneof(
  fc
    .record({ match, slots: fc.array(slot, { maxLength: 11 }), bench: fc.array(player, { maxLength: 15 }) })
    .map((some) => ({ ...LINEUP, ...some.match, slots: some.slots, bench: some.bench })),
  fc
    .record({
      match,
      homeScore: score,
      awayScore: score,
      scorer: fc.option(player),
      isOpponentGoal: fc.boolean(),
      minute,
    })
    .map(({ match: some, ...goal }) => ({ ...GOAL, ...some, ...goal })),
  fc
    .record({
      match,
      homeScore: score,
      awayScore: score,
      scorers: fc.array(entry, { maxLength: 25 }),
      squad: fc.array(player, { maxLength: 30 }),
      isHalfTime: fc.boolean(),
    })
    .map(({ match: some, ...result }) => ({ ...RESULT, ...some, ...result })),
)
const look = fc.constantFrom(...LOOK_NAMES)

const sceneOf = (some: GraphicView, lookName: (typeof LOOK_NAMES)[number]): Scene =>
  graphicScene(some, { background: null, isOwnBackground: true, look: lookName, elements: [] })

const textNodes = (scene: Scene): TextNode[] => scene.nodes.flatMap((node) => (node.kind === 'text' ? [node] : []))

/** The corners of each line of text, turned with its node. */
function corners(node: TextNode): Array<{ x: number; y: number }> {
  const { lines, size } = texts.layOut(node)
  const angle = ((node.rotation ?? 0) * Math.PI) / 180
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 }
  return lines.flatMap(({ x, width, baseline }) =>
    [x, x + width].flatMap((cornerX) =>
      [baseline - size * 0.95, baseline + size * 0.25].map((cornerY) => {
        const [dx, dy] = [cornerX - middle.x, cornerY - middle.y]
        return {
          x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
          y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
        }
      }),
    ),
  )
}

describe('for any names, scores, scorers and formations', () => {
  it('no text leaves the graphic', () => {
    fc.assert(
      fc.property(view, look, (some, lookName) => {
        for (const node of textNodes(sceneOf(some, lookName))) {
          for (const { x, y } of corners(node)) {
            expect(x, node.text).toBeGreaterThanOrEqual(0)
            expect(x, node.text).toBeLessThanOrEqual(1200)
            expect(y, node.text).toBeGreaterThanOrEqual(0)
            expect(y, node.text).toBeLessThanOrEqual(1500)
          }
        }
      }),
      { numRuns: 250 },
    )
  }, 120_000)

  it("no name on the pitch lies under another player's picture or name", () => {
    const lineup = fc.array(slot, { minLength: 2, maxLength: 11 }).map((slots) => ({ ...LINEUP, slots, bench: [] }))
    fc.assert(
      fc.property(lineup, look, (some, lookName) => {
        const { nodes } = sceneOf(some, lookName)
        const lastPhoto = nodes.findLastIndex(
          (node) => node.kind === 'ellipse' && (node.width === 200 || node.width === 58),
        )
        const plates = nodes.flatMap((node, index) =>
          node.kind === 'rect' && node.width === 208 ? [{ ...node, index }] : [],
        )
        expect(plates).toHaveLength(some.slots.length)
        for (const plate of plates) expect(plate.index).toBeGreaterThan(lastPhoto)
        for (const [index, one] of plates.entries()) {
          for (const other of plates.slice(index + 1)) {
            const apart = Math.abs(one.x - other.x) >= 207 || Math.abs(one.y - other.y) >= 47
            expect(apart, JSON.stringify(some.slots.map(({ x, y }) => [x, y]))).toBe(true)
          }
        }
      }),
      { numRuns: 150 },
    )
  }, 120_000)
})

/** Pictures, numbers and names of the eleven, told by their sizes; each list is in the order of the slots. */
function boxesOfEleven({ nodes }: Scene) {
  const found = (kind: SceneNode['kind'], width: number) =>
    nodes.filter((node) => node.kind === kind && node.width === width)
  return { photos: found('image', 200), badges: found('ellipse', 58), plates: found('rect', 208) }
}

describe.each(LOOK_NAMES)('%s', (lookName) => {
  it.each(FORMATION_NAMES)("in %s no name touches another player's picture, number or name", (formation) => {
    const slots = formationPlaces(formation).map(({ x, y }, index) => ({ x, y, player: SQUAD[index] ?? null }))
    const { photos, badges, plates } = boxesOfEleven(sceneOf({ ...LINEUP, slots }, lookName))
    for (const boxes of [photos, badges, plates]) expect(boxes).toHaveLength(11)
    const touched = plates.flatMap((plate, index) =>
      Object.entries({ photos, badges, plates }).flatMap(([what, boxes]) =>
        boxes.flatMap((box, other) => (other !== index && touch(plate, box) ? [`${index} on ${what} ${other}`] : [])),
      ),
    )
    expect(touched).toEqual([])
  })
})
