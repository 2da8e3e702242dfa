import { fullName } from '#domain/squad/full-name.ts'
import { LINEUP_SCENE } from '#scene/lineup-scene.ts'
import type { LineupView } from '#scene/match-view.ts'
import { graphicKind } from './graphic-kind.ts'
import { matchView, playerNamed } from './match-view.ts'

export const LINEUP_GRAPHIC = graphicKind<LineupView>({
  kind: 'lineup',
  type: () => 'lineup',
  templateId: (match) => match.selectedTemplates.lineup,
  view: (match, catalogue) => ({
    ...matchView(match, catalogue),
    kind: 'lineup',
    slots: match.positions.map(({ x, y, playerId }) => ({ x, y, player: playerNamed(catalogue, playerId) })),
    bench: match.benchPlayers.flatMap((id) => playerNamed(catalogue, id) ?? []),
  }),
  scene: LINEUP_SCENE,
  subject: ({ date, time, slots, bench }) => ({
    kind: 'lineup',
    date,
    time,
    eleven: slots.flatMap(({ player }) => (player ? [fullName(player)] : [])),
    bench: bench.map(fullName),
  }),
})
