import { describe, expect, it } from 'vitest'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { newEvent } from '#domain/match/events/match-event.ts'
import type { Catalogue } from '../../catalogue.ts'
import { FORMAT_NAMES } from '../../formats.ts'
import type { PlayerView } from '../../match-view.ts'
import { PLACED_LOOKS } from '../../template/look-name.ts'
import { CUT_OUT_CATALOGUE, MATCH } from '../../testing/sample-match.ts'
import { sampleScene } from '../../testing/sample-scene.ts'

const CHANGES = {
  'of one': [[10, 15]],
  'of two': [
    [10, 15],
    [5, 16],
  ],
} as const
const SQUAD = CUT_OUT_CATALOGUE.players.map((player) => ({
  ...player,
  lineupImage: `/photo/${player.id}`,
  scorerImage: null,
  scorerCutout: null,
}))
const photo = (id: number) => `/photo/${id}`
const cutOut = (id: number) => `/cut-out/${id}`

const clubOf = (change: (player: PlayerView) => Partial<PlayerView>): Catalogue => ({
  ...CUT_OUT_CATALOGUE,
  players: SQUAD.map((player) => ({ ...player, lineupCutout: cutOut(player.id), ...change(player) })),
})

async function picturesOf(changes: readonly (readonly [number, number])[], catalogue: Catalogue): Promise<string[][]> {
  const events = changes.map(([playerId, otherId], at) =>
    newEvent({ id: `c${at}`, kind: 'substitution', side: 'ours', at, minute: "60'", playerId, otherId }),
  )
  const match = withFollowing({ ...MATCH, events })
  const all = PLACED_LOOKS.flatMap((look) => FORMAT_NAMES.map((format) => ({ look, format })))
  const scenes = await Promise.all(
    all.map(({ look, format }) => sampleScene('substitution', look, { match, catalogue, format })),
  )
  return scenes.map(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === 'image' && /^\/(photo|cut-out)\//.test(node.src) ? node.src : [])).sort(),
  )
}

describe.each(Object.entries(CHANGES))('a change %s', (_, changes) => {
  const ids = changes.flat()

  it('stands all of them there cut out, and a number for whoever has no picture at all', async () => {
    const everybody = await picturesOf(
      changes,
      clubOf(() => ({})),
    )
    expect(new Set(everybody.map(String))).toEqual(new Set([String(ids.map(cutOut).sort())]))
    const without15 = clubOf(({ id }) => (id === 15 ? { lineupImage: null, lineupCutout: null } : {}))
    const others = ids.filter((id) => id !== 15)
    expect(new Set((await picturesOf(changes, without15)).map(String))).toEqual(
      new Set([String(others.map(cutOut).sort())]),
    )
  })

  it('shows photos once one of them is not cut out', async () => {
    const shown = await picturesOf(
      changes,
      clubOf(({ id }) => (id === 15 ? { lineupCutout: null } : {})),
    )
    expect(new Set(shown.map(String))).toEqual(new Set([String(ids.map(photo).sort())]))
  })
})
