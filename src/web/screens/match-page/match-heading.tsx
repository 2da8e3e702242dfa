import { Paper, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconCamera } from '@tabler/icons-react'
import type { MatchPage } from '#contract/match-page.ts'
import { hasBegun } from '#domain/match/current-match.ts'
import { statusWords } from '#domain/match/match-words.ts'
import { longDate, wallTime } from '#domain/match/wall-date.ts'
import { competitionWords } from '#domain/season/round.ts'
import { useTeams } from '#web/api/teams.ts'
import { Crest } from '#web/club/crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './match-heading.module.css'
import { OpenMatchLink } from './open-match-link.tsx'
import { screenOf, type Teams } from './opened-screen.ts'

/** Null where it says nothing: before the whistle, and where none came. */
const scoreOf = ({ status, homeScore, awayScore }: MatchPage): string | null =>
  homeScore === null || awayScore === null || !hasBegun(status) || status === 'cancelled'
    ? null
    : `${homeScore}:${awayScore}`

const whenWords = ({ matchDate, matchTime }: MatchPage): string =>
  [longDate(matchDate) || 'termin nieznany', wallTime(matchTime)].filter(Boolean).join(', ')

export function MatchHeading({ match, teams: { homeTeam, awayTeam } }: { match: MatchPage; teams: Teams }) {
  const { crest } = useClub()
  const teams = useTeams().data ?? []
  const team = teams.length > 1 ? teams.find(({ id }) => id === match.teamId)?.name : null
  const [homeCrest, awayCrest] = match.isHome ? [crest, match.opponentLogo] : [match.opponentLogo, crest]
  const where = [match.isHome ? 'U siebie' : 'Na wyjeździe', match.venue].filter(Boolean).join(', ')
  const competition = [competitionWords(match.competition, match.round), team].filter(Boolean).join(' · ')
  useDocumentTitle(`${homeTeam} – ${awayTeam} · Jedenastka`)
  return (
    <Paper component="header" p="lg" className={classes.heading}>
      {competition && <Text c="dimmed">{competition}</Text>}
      <Title order={1} className={classes.board}>
        <span className={classes.side}>
          <Crest src={homeCrest} size={64} />
          <span className={classes.name}>{homeTeam}</span>
        </span>
        <span className={classes.score}>{scoreOf(match) ?? '–'}</span>
        <span className={classes.side}>
          <Crest src={awayCrest} size={64} />
          <span className={classes.name}>{awayTeam}</span>
        </span>
      </Title>
      <Text fw={650}>{statusWords(match)}</Text>
      <Text c="dimmed">{whenWords(match)}</Text>
      <Text c="dimmed">{where}</Text>
      <div className={classes.actions}>
        <OpenMatchLink match={match} to={screenOf(match)} variant="filled">
          Otwórz na ekranach meczowych
        </OpenMatchLink>
        <ButtonLink
          to="/photos"
          // The router knows only what all match screens have in their address.
          search={{ meczu: match.id } as object}
          variant="light"
          leftSection={<IconCamera size={18} aria-hidden />}
        >
          Zdjęcia
        </ButtonLink>
      </div>
    </Paper>
  )
}
