import { describe, expect, it } from 'vitest'
import type { ImageNode } from '../../scene/node.ts'
import { PLACED_LOOKS } from '../../template/look-name.ts'
import { CUT_OUT_CATALOGUE, sampleMatch } from '../../testing/sample-match.ts'
import { sampleScene } from '../../testing/sample-scene.ts'

/** Where an app writes who posts a story. */
const BAR = 100
const CUT_OUTS = new Set(
  CUT_OUT_CATALOGUE.players.flatMap((player) => player.scorerCutout ?? player.lineupCutout ?? []),
)

describe.each(PLACED_LOOKS)('somebody cut out in a story of %s', (look) => {
  it.each(['goal', 'milestone', 'post', 'card'] as const)('has no hair under the app’s own bar: %s', async (kind) => {
    const asked = { match: sampleMatch(kind), catalogue: CUT_OUT_CATALOGUE, format: 'story' } as const
    const { nodes } = await sampleScene(kind, look, asked)
    const people = nodes.filter((node): node is ImageNode => node.kind === 'image' && CUT_OUTS.has(node.src))
    expect(people.length).toBeGreaterThan(0)
    for (const { y } of people) expect(y).toBeGreaterThanOrEqual(BAR)
  })
})
