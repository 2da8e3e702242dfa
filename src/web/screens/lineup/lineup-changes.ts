import type { Lineup, Slot } from '#domain/lineup/slots.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'

type MatchFacts = Partial<Pick<ShownMatch, 'selectedOpponent' | 'matchDate' | 'matchTime' | 'competition'>>

export const changeFacts = (facts: MatchFacts): void => changeMatch((match) => ({ ...match, ...facts }))

export const changeSlots = (recipe: (slots: readonly Slot[]) => readonly Slot[]): void =>
  changeMatch((match) => ({ ...match, positions: recipe(match.positions) }))

export const changeLineup = (recipe: (lineup: Lineup) => Lineup): void =>
  changeMatch((match) => {
    const { slots, bench } = recipe({ slots: match.positions, bench: match.benchPlayers })
    return { ...match, positions: slots, benchPlayers: bench }
  })
