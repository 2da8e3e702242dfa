import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '#testing/property-runs.ts'
import { FORMAT_NAMES, type FormatName, sheetOf } from '../formats.ts'
import { KIND_NAMES, type KindName } from '../kinds/kinds.ts'
import type { Piece } from '../layout/piece.ts'
import { touch } from '../scene/changed-box.ts'
import type { Box, SceneNode } from '../scene/node.ts'
import { LOOK_NAMES, type LookName } from '../template/look-name.ts'
import type { PieceValues } from '../template/pieces/piece-change.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../testing/hardest-match.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { BARE, drawn } from '../testing/sample-scene.ts'
import { SAMPLE_SPONSORS } from '../testing/sample-sponsors.ts'
import { SPONSOR_PIECE } from './pieces.ts'

const STATES = {
  usual: (kind: KindName) => ({ match: sampleMatch(kind), catalogue: SAMPLE_CATALOGUE }),
  hardest: () => ({ match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE }),
}

const piecesOf = async (kind: KindName, state: keyof typeof STATES, count: number) => {
  const { match, catalogue } = STATES[state](kind)
  const { pieces, scene } = await drawn(kind, match, { ...catalogue, sponsors: SAMPLE_SPONSORS.slice(0, count) })
  const template = (look: LookName, values: PieceValues) => ({
    ...BARE,
    look,
    pieces: { sponsors: { shared: values } },
  })
  return {
    pieces: (look: LookName, format: FormatName, values: PieceValues = {}) => pieces(template(look, values), format),
    scene: (look: LookName, format: FormatName, values: PieceValues = {}) => scene(template(look, values), format),
  }
}

const isIn = (box: Box, room: Box): boolean =>
  box.x >= room.x - 0.01 &&
  box.y >= room.y - 0.01 &&
  box.x + box.width <= room.x + room.width + 0.01 &&
  box.y + box.height <= room.y + room.height + 0.01

/** What somebody reads or knows a team by. */
const matters = (node: SceneNode): boolean => node.kind === 'text' || (node.kind === 'image' && node.fit === 'contain')

function problemsOf(made: readonly Piece[], format: FormatName, count: number): string[] {
  const { canvas, safe } = sheetOf(format)
  const strip = made.find(({ name }) => name === SPONSOR_PIECE)
  if (!strip) return ['no strip']
  const logos = strip.nodes.filter(({ kind }) => kind === 'image')
  const [ground] = strip.nodes as [SceneNode]
  const seen = { ...ground, x: 0, width: canvas.width }
  const covered = made
    .filter((piece) => piece !== strip)
    .flatMap(({ name, nodes }) => nodes.filter((node) => matters(node) && touch(node, seen)).map(() => name))
  return [
    ...(logos.length === count ? [] : [`${logos.length} logos`]),
    ...(isIn(seen, { ...safe, x: 0, width: canvas.width }) ? [] : ['past the edge']),
    ...logos.filter((logo) => !isIn(logo, safe) || !isIn(logo, ground)).map(() => 'a logo past the strip'),
    ...covered,
  ]
}

describe.each(KIND_NAMES)('%s', (kind) => {
  it.each(['usual', 'hardest'] as const)('has the strip in its place and nothing under it: %s', async (state) => {
    for (const count of [1, 6]) {
      const made = await piecesOf(kind, state, count)
      for (const [look, format] of someOf(pairs(LOOK_NAMES, FORMAT_NAMES), 3)) {
        for (const place of ['bottom', 'top']) {
          const problems = problemsOf(made.pieces(look, format, { place }), format, count)
          expect(problems, `${look} ${format} ${place} ${count}`).toEqual([])
        }
      }
    }
  })

  it('is as ever without sponsors, and where its template does without them', async () => {
    const { match, catalogue } = STATES.usual(kind)
    const plain = await drawn(kind, match, catalogue)
    const [none, six] = [await piecesOf(kind, 'usual', 0), await piecesOf(kind, 'usual', 6)]
    for (const [look, format] of someOf(pairs(LOOK_NAMES, FORMAT_NAMES), 5)) {
      const usual = plain.scene({ ...BARE, look }, format)
      expect(none.scene(look, format)).toEqual(usual)
      expect(six.scene(look, format, { place: 'off' })).toEqual(usual)
      expect(six.scene(look, format, { hidden: true })).toEqual(usual)
      // It can be taken up again.
      expect(six.pieces(look, format, { place: 'off' }).map(({ name }) => name)).toContain(SPONSOR_PIECE)
    }
  })
})

it.each(LOOK_NAMES)('each choice of the strip is seen in %s', async (look) => {
  const six = await piecesOf('result', 'usual', 6)
  for (const format of FORMAT_NAMES) {
    const drawings: PieceValues[] = [
      {},
      { place: 'top' },
      { place: 'off' },
      { ground: 'dark' },
      { panelColor: '#123456' },
    ]
    const scenes = drawings.map((values) => JSON.stringify(six.scene(look, format, values)))
    expect(new Set(scenes).size, format).toBe(drawings.length)
  }
})

it('what ran off the picture runs off it still, and what stood on its axis stands on it', async () => {
  const six = await piecesOf('goal', 'usual', 6)
  const { canvas } = sheetOf('square')
  const panel = six
    .pieces('poster', 'square')
    .find(({ name }) => name === 'name-panel')
    ?.nodes.at(-1)
  expect(panel?.x).toBeLessThanOrEqual(0)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeGreaterThanOrEqual(canvas.width)
  const heading = six.pieces('classic', 'square').find(({ name }) => name === 'heading')?.nodes[0] as SceneNode
  expect(heading.x + heading.width / 2).toBeCloseTo(canvas.width / 2)
})

it('the same pieces come back while nothing of them changes', async () => {
  const six = await piecesOf('goal', 'usual', 6)
  expect(six.pieces('poster', 'square', { ground: 'dark' })).toBe(six.pieces('poster', 'square', { ground: 'dark' }))
})
