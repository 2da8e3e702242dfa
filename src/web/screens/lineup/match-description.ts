import { pairText } from '#domain/match/match-name.ts'
import { longDate } from '#domain/match/wall-date.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'

/** `Iskra – Sparta Bór, niedziela, 22 listopada 2026` */
export function useMatchDescription({ club, opponents }: ClubCatalogue): string {
  const opponentId = useMatch((match) => match.selectedOpponent)
  const isHome = useMatch((match) => match.isHome)
  const matchDate = useMatch((match) => match.matchDate)
  const opponent = opponents.find(({ id }) => id === opponentId)
  if (!opponent) return 'Przeciwnik nie jest jeszcze wybrany'
  return [pairText(club.name, opponent.name, isHome), longDate(matchDate)].filter(Boolean).join(', ')
}
