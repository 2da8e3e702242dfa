import type { Lineup, Slot } from '#domain/lineup/slots.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { changeStudio } from '#web/match-store/shared-sync.ts'

/** What this screen saves, the clock and the score apart. */
export const LINEUP_KEYS = ['lineup_positions_global'] as const

type MatchFields = 'selectedOpponent' | 'selectedLineupTemplate' | 'matchDate' | 'matchTime' | 'competition'

export const changeMatch = (change: Partial<Pick<StudioState, MatchFields>>): void =>
  changeStudio(LINEUP_KEYS, (studio) => ({ ...studio, ...change }))

export const changeSlots = (recipe: (slots: readonly Slot[]) => readonly Slot[]): void =>
  changeStudio(LINEUP_KEYS, (studio) => ({ ...studio, positions: recipe(studio.positions) }))

export const changeLineup = (recipe: (lineup: Lineup) => Lineup): void =>
  changeStudio(LINEUP_KEYS, (studio) => {
    const { slots, bench } = recipe({ slots: studio.positions, bench: studio.benchPlayers })
    return { ...studio, positions: slots, benchPlayers: bench }
  })
