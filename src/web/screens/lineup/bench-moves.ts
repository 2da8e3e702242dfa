import { useWindowEvent } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { bringOn, NOBODY_HELD, type SubstituteTap, tapSubstitute } from '#domain/lineup/substitutes.ts'
import { matchNow, useMatch } from '#web/match-store/use-match.ts'
import { type Carried, carryMoves } from './carry-moves.ts'
import { changeLineup } from './lineup-changes.ts'

/** Who has come on by the last tap, and for whom. */
interface Substitution {
  onId: number
  offId: number | null
}

/** Between bench and pitch, by two taps or one drag. */
export function useBenchMoves() {
  const bench = useMatch((match) => match.benchPlayers)
  const [taps, setTaps] = useState(NOBODY_HELD)
  const [last, setLast] = useState<Substitution | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const pitch = useRef<HTMLUListElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const carry = useMemo(() => carryMoves(pitch, ghost, setCarried), [])
  // Somebody else may have taken the player off the bench meanwhile.
  const heldId = bench.find((id) => id === taps.heldId) ?? null

  const tap = (event: SubstituteTap) => {
    const next = tapSubstitute({ ...taps, heldId }, event)
    setTaps(next)
    setLast(null)
    return next.chosen
  }
  const letGo = () => void tap({ type: 'let-go' })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && heldId !== null) letGo()
  })

  return {
    carry,
    carried,
    pitch,
    ghost,
    heldId,
    last,
    letGo,
    tapSubstitute: (playerId: number) => void tap({ type: 'substitute', playerId }),
    /** False: nobody was held, and the tap has its usual meaning. */
    tapSlot: (slotId: string): boolean => {
      const chosen = tap({ type: 'slot', slotId })
      if (!chosen) return false
      const offId = matchNow().positions.find(({ id }) => id === slotId)?.playerId ?? null
      changeLineup((lineup) => bringOn(lineup, slotId, chosen.playerId))
      setLast({ onId: chosen.playerId, offId })
      return true
    },
  }
}

export type BenchMoves = ReturnType<typeof useBenchMoves>
