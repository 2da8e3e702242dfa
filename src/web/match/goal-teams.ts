import type { Sides } from '#domain/match/scorers.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'

export interface Team {
  name: string
  crest: string | null
  isOurs: boolean
}

/** Who plays at home and who away; an opponent not chosen yet is called what he is. */
export function useTeams({ club, opponents }: ClubCatalogue): Sides<Team> {
  const isHome = useMatch((match) => match.isHome)
  const opponentId = useMatch((match) => match.selectedOpponent)
  const opponent = opponents.find(({ id }) => id === opponentId)
  const ours: Team = { name: club.name, crest: club.crest, isOurs: true }
  const theirs: Team = { name: opponent?.name ?? 'Przeciwnik', crest: opponent?.logo ?? null, isOurs: false }
  return isHome ? { home: ours, away: theirs } : { home: theirs, away: ours }
}
