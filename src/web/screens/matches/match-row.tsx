import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { StaffMatch } from '#contract/staff-match.ts'
import { hasBegun, isBeingPlayed, isOver } from '#domain/match/current-match.ts'
import { statusWords } from '#domain/match/match-words.ts'
import { longDate, shortDate, wallTime } from '#domain/match/wall-date.ts'
import { competitionWords } from '#domain/season/round.ts'
import { Crest } from '#web/club/crest.tsx'
import { useIsRememberedTeam } from '#web/match-store/match-team.ts'
import classes from './match-row.module.css'
import type { MatchTask } from './match-task.ts'
import { RowMenu } from './row-menu.tsx'
import { RowPictures } from './row-pictures.tsx'

/** Where the work on it is: the line-up before it, the goals during it, the result after it. */
function screenOf({ status }: StaffMatch): '/lineup' | '/scorer' | '/result' {
  if (isBeingPlayed(status)) return '/scorer'
  return isOver(status) ? '/result' : '/lineup'
}

/** `niedziela, 22.11.2026, 15:00` */
function kickOffText({ matchDate, matchTime }: StaffMatch): string {
  const [weekday] = longDate(matchDate).split(',')
  const day = weekday ? `${weekday}, ${shortDate(matchDate)}` : 'termin nieznany'
  return [day, wallTime(matchTime)].filter(Boolean).join(', ')
}

const scoreOf = ({ status, homeScore, awayScore }: StaffMatch): string | null =>
  homeScore === null || awayScore === null || !hasBegun(status) || status === 'cancelled'
    ? null
    : `${homeScore}:${awayScore}`

interface MatchRowProps {
  match: StaffMatch
  onTask: (task: MatchTask) => void
}

export function MatchRow({ match, onTask }: MatchRowProps) {
  const { id, opponentName, opponentLogo, isHome, status, isCurrent, isListed } = match
  const competition = competitionWords(match.competition, match.round)
  const score = scoreOf(match)
  // Without a number the address means the current match of the team that this browser works with.
  const isMeant = useIsRememberedTeam() && isCurrent
  return (
    <li className={classes.row}>
      <Crest src={opponentLogo} size={40} />
      <div className={classes.facts}>
        <span className={classes.title}>
          <Link to={screenOf(match)} search={{ mecz: isMeant ? undefined : id }} className={classes.name}>
            {opponentName}
          </Link>
          {isCurrent && <Badge variant="light">Bieżący</Badge>}
        </span>
        <span className={classes.when}>
          {isHome ? 'U siebie' : 'Na wyjeździe'} · {kickOffText(match)}
        </span>
        {competition && <span className={classes.when}>{competition}</span>}
      </div>
      <div className={classes.outcome}>
        {score && <strong className={classes.score}>{score}</strong>}
        <span className={classes.status} data-status={status}>
          {statusWords(match)}
        </span>
        {!isListed && <span className={classes.status}>niewidoczny dla kibiców</span>}
      </div>
      <RowPictures urls={match.pictures} />
      <RowMenu match={match} onTask={onTask} />
    </li>
  )
}
