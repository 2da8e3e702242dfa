import { VisuallyHidden } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { type BenchMoves, useBenchMoves } from './bench-moves.ts'
import { BenchSection } from './bench-section.tsx'
import { CarriedPlayer } from './carried-player.tsx'
import { TeamSection } from './team-section.tsx'

/** The eleven and the bench, and the ways between them. */
export function SquadSections({ players }: { players: readonly Player[] }) {
  const moves = useBenchMoves()
  const { carried, ghost } = moves
  const isBetween = carried !== null && (carried.from === 'bench' || carried.spot !== null)
  return (
    <>
      <TeamSection players={players} moves={moves} />
      <BenchSection players={players} moves={moves} />
      <CarriedPlayer ref={ghost} player={isBetween ? players.find(({ id }) => id === carried.playerId) : undefined} />
      <VisuallyHidden role="status">{spoken(moves, players)}</VisuallyHidden>
    </>
  )
}

/** What the eye sees by colours and places. */
function spoken({ heldId, last }: BenchMoves, players: readonly Player[]): string {
  const nameOf = (playerId: number | null | undefined): string | null => {
    const player = players.find(({ id }) => id === playerId)
    return player ? `${player.number} ${player.firstName} ${player.lastName}` : null
  }
  const [held, on, off] = [nameOf(heldId), nameOf(last?.onId), nameOf(last?.offId)]
  if (held) return `Wybrano: ${held}. Wskaż miejsce na boisku.`
  if (!on) return ''
  return off ? `Na boisko wchodzi ${on}, na ławkę siada ${off}.` : `Na boisko wchodzi ${on}.`
}
