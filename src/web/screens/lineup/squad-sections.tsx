import { VisuallyHidden } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { type BenchMoves, useBenchMoves } from './bench-moves.ts'
import { CarriedPlayer } from './carried-player.tsx'
import { numberedName } from './slot-names.ts'
import { TeamSection } from './team-section.tsx'

const benchSection = dialogPart(() => import('./bench-section.tsx').then((module) => module.BenchSection))

/** The eleven and the bench, and the ways between them. */
export function SquadSections({ players }: { players: readonly Player[] }) {
  const moves = useBenchMoves()
  const { carried, ghost } = moves
  const bench = useMatch((match) => match.benchPlayers)
  const playerOf = (playerId: number) => players.find(({ id }) => id === playerId)
  const sitting = bench.flatMap((id) => playerOf(id) ?? [])
  const isBetween = carried !== null && (carried.from === 'bench' || carried.spot !== null)
  return (
    <>
      <TeamSection players={players} sitting={sitting} moves={moves} />
      <LatePart part={benchSection} props={{ players, sitting, moves }} />
      <CarriedPlayer ref={ghost} player={isBetween ? playerOf(carried.playerId) : undefined} />
      <VisuallyHidden role="status">{spoken(moves, players)}</VisuallyHidden>
    </>
  )
}

/** What the eye sees by colours and places. */
function spoken({ heldId, last }: BenchMoves, players: readonly Player[]): string {
  const nameOf = (playerId: number | null | undefined): string => {
    const player = players.find(({ id }) => id === playerId)
    return player ? numberedName(player) : ''
  }
  if (heldId !== null) return `Wybrano: ${nameOf(heldId)}. Wskaż miejsce na boisku.`
  if (!last) return ''
  const off = nameOf(last.offId)
  return `Na boisko wchodzi ${nameOf(last.onId)}${off && `, na ławkę siada ${off}`}.`
}
