import type { MatchPage } from '#contract/match-page.ts'
import { useMatchPage } from '#web/api/match-page.ts'
import { useClub } from '#web/club/use-club.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { MatchGraphics } from './match-graphics.tsx'
import { MatchHeading } from './match-heading.tsx'
import { MatchLineup } from './match-lineup.tsx'
import classes from './match-page-screen.module.css'
import { MatchStory } from './match-story.tsx'

/** Everything that is kept of one match. */
export function MatchPageScreen({ id }: { id: number }) {
  const query = useMatchPage(id)
  return (
    <Loaded query={query} failure="Nie udało się wczytać meczu" skeleton={<ListSkeleton label="Wczytywanie meczu" />}>
      {(match) => <WholeMatch match={match} />}
    </Loaded>
  )
}

function WholeMatch({ match }: { match: MatchPage }) {
  const { name } = useClub()
  const [homeTeam, awayTeam] = match.isHome ? [name, match.opponentName] : [match.opponentName, name]
  const teams = { homeTeam, awayTeam }
  return (
    <div className={classes.page}>
      <MatchHeading match={match} teams={teams} />
      <div className={classes.columns}>
        <MatchStory match={match} teams={teams} />
        <MatchLineup match={match} />
      </div>
      <MatchGraphics match={match} teams={teams} />
    </div>
  )
}
