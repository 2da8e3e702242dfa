import { VisuallyHidden } from '@mantine/core'
import type { PublicMatch } from '#contract/fan.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import { isBeingPlayed, kickOffDay, matchMoment, pairOf, scoreOf } from './match-words.ts'
import classes from './scoreboard.module.css'
import { TeamCrest } from './team-crest.tsx'
import { type ScoreChange, useScoreChange } from './use-score-change.ts'

const NEWS: Record<ScoreChange, string> = { goal: 'Gooool!', correction: 'Zmiana wyniku' }

/** The match in one glance. Give each match its own key. */
export function Scoreboard({ match }: { match: PublicMatch }) {
  const change = useScoreChange(match)
  const isScheduled = match.status === 'scheduled'
  return (
    <div className={classes.board} data-change={change}>
      <ClubCrest size={300} className={classes.ghost} />
      <p className={classes.moment} data-status={match.status}>
        {isBeingPlayed(match) && <span className={classes.dot} aria-hidden />}
        {change ? NEWS[change] : momentLine(match)}
      </p>
      <div className={classes.teams}>
        <Team name={match.homeTeam} isClub={match.isHome} match={match} />
        {isScheduled ? (
          <span className={classes.time}>{matchMoment(match)}</span>
        ) : (
          <strong key={scoreOf(match)} className={classes.score} data-fresh={change !== null || undefined}>
            <VisuallyHidden>Wynik </VisuallyHidden>
            {scoreOf(match)}
          </strong>
        )}
        <Team name={match.awayTeam} isClub={!match.isHome} match={match} />
      </div>
      <p className={classes.day}>{kickOffDay(match)}</p>
      <VisuallyHidden role="status">{change && `${NEWS[change]} ${pairOf(match)} ${scoreOf(match)}`}</VisuallyHidden>
    </div>
  )
}

function momentLine(match: PublicMatch): string {
  if (match.status === 'scheduled') return 'Następny mecz'
  return match.status === 'live' ? `Na żywo ${matchMoment(match)}` : matchMoment(match)
}

function Team({ name, isClub, match }: { name: string; isClub: boolean; match: PublicMatch }) {
  return (
    <div className={classes.team}>
      <TeamCrest isClub={isClub} opponentLogo={match.opponentLogo} size={64} />
      <span className={classes.name}>{name}</span>
    </div>
  )
}
