import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { FORMAT_NAMES, type FormatName, sheetOf } from '../../formats.ts'
import type { ImageNode } from '../../scene/node.ts'
import { type LookName, PLACED_LOOKS } from '../../template/look-name.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../../testing/hardest-match.ts'
import { CUT_OUT_CATALOGUE, goal, matchAfter, SAMPLE_CATALOGUE } from '../../testing/sample-match.ts'
import { withPhoto } from '../../testing/sample-photo.ts'
import { sampleScene } from '../../testing/sample-scene.ts'

/** 3 scored first, 11 most. */
const MATCH = matchAfter([
  goal('a', "3'", 3),
  goal('b', "10'", 11),
  goal('c', "20'", 11),
  goal('d', "30'", 7),
  goal('e', "40'", 9),
  goal('f', "50'", null),
])

const cutOut = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  players: catalogue.players.map((player) => ({
    ...player,
    lineupImage: `/photo/${player.id}`,
    lineupCutout: `/cut-out/${player.id}`,
  })),
})

async function standingIn(look: LookName, format: FormatName, match: ShownMatch, catalogue: Catalogue) {
  const { nodes } = await sampleScene('result', look, { match, catalogue, format })
  return nodes.filter((node): node is ImageNode => node.kind === 'image' && node.src.startsWith('/cut-out/'))
}

const ids = (figures: readonly ImageNode[]) => figures.map(({ src }) => Number(src.slice('/cut-out/'.length)))
const fromLeft = (figures: readonly ImageNode[]) => ids(figures.toSorted((one, other) => one.x - other.x))

describe.each(PLACED_LOOKS)('a result of scorers who are cut out: %s', (look) => {
  const catalogue = cutOut(SAMPLE_CATALOGUE)

  it('shows as many as stand beside each other, whoever scored most before them', async () => {
    const square = await standingIn(look, 'square', MATCH, catalogue)
    expect([fromLeft(square), ids(square).at(-1)]).toEqual([[3, 11, 7], 11])
    const story = await standingIn(look, 'story', MATCH, catalogue)
    expect([fromLeft(story), ids(story).at(-1)]).toEqual([[11, 3], 11])
  })

  it('leaves out whoever is not, and stands for nobody', async () => {
    const players = catalogue.players.map((player) => (player.id === 11 ? { ...player, lineupCutout: null } : player))
    expect(fromLeft(await standingIn(look, 'square', MATCH, { ...catalogue, players }))).toEqual([7, 3, 9])
    const without = await sampleScene('result', look, { match: MATCH, catalogue: SAMPLE_CATALOGUE })
    const none = matchAfter([goal('f', "50'", null)])
    const nobody = await sampleScene('result', look, { match: none, catalogue })
    for (const { nodes } of [without, nobody]) {
      expect(nodes.filter((node) => node.kind === 'image' && /cut-out|portrait/.test(node.src))).toEqual([])
    }
  })

  it('gives way to a photograph of the match', async () => {
    const chosen = withPhoto('result', MATCH)
    const { photos } = chosen.catalogue
    expect(await standingIn(look, 'portrait', chosen.match, { ...catalogue, photos })).toEqual([])
    expect(await standingIn(look, 'portrait', chosen.match, catalogue), 'one that is not there').not.toEqual([])
  })

  it.each(FORMAT_NAMES)('has room for them beside fifteen goals, %s', async (format) => {
    const { canvas } = sheetOf(format)
    const figures = await standingIn(look, format, HARDEST_MATCH, cutOut(HARDEST_CATALOGUE))
    expect(figures.length).toBeGreaterThan(0)
    for (const { y, height } of figures) {
      expect(height).toBeGreaterThan(120)
      expect(y + height).toBeLessThanOrEqual(canvas.height)
    }
  })
})

it('is of the pictures that a club has', async () => {
  const figures = CUT_OUT_CATALOGUE.players.flatMap(({ lineupCutout, scorerCutout }) => [lineupCutout, scorerCutout])
  const { nodes } = await sampleScene('result', 'poster', { match: MATCH, catalogue: CUT_OUT_CATALOGUE })
  expect(nodes.some((node) => node.kind === 'image' && figures.includes(node.src))).toBe(true)
})
