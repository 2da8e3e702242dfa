import { VisuallyHidden } from '@mantine/core'
import type { PublicMatch } from '#contract/fan.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import {
  decidedBy,
  fixtureWords,
  isAhead,
  isBeingPlayed,
  isOff,
  kickOffDay,
  kickOffTime,
  matchMoment,
  pairOf,
  scoreOf,
} from './match-words.ts'
import type { ScoreChange } from './score-change.ts'
import classes from './scoreboard.module.css'
import { TeamCrest } from './team-crest.tsx'
import { useScoreChange } from './use-score-change.ts'

const NEWS: Record<ScoreChange, string> = { goal: 'Gooool!', correction: 'Zmiana wyniku' }

/** The match in one glance. Give each match its own key. */
export function Scoreboard({ match }: { match: PublicMatch }) {
  const change = useScoreChange(match)
  const decided = decidedBy(match)
  const fixture = fixtureWords(match)
  return (
    <div className={classes.board} data-change={change}>
      <ClubCrest size={300} className={classes.ghost} />
      <p className={classes.moment} data-status={match.status}>
        {isBeingPlayed(match) && <span className={classes.dot} aria-hidden />}
        {change ? NEWS[change] : matchMoment(match)}
      </p>
      <div className={classes.teams}>
        <Team name={match.homeTeam} isClub={match.isHome} match={match} />
        {isOff(match) ? (
          <span className={classes.time} aria-hidden>
            –
          </span>
        ) : isAhead(match) ? (
          <span className={classes.time}>{kickOffTime(match)}</span>
        ) : (
          <strong key={scoreOf(match)} className={classes.score} data-fresh={change !== null || undefined}>
            <VisuallyHidden>Wynik </VisuallyHidden>
            {scoreOf(match)}
          </strong>
        )}
        <Team name={match.awayTeam} isClub={!match.isHome} match={match} />
      </div>
      {decided && <p className={classes.decided}>{decided}</p>}
      <p className={classes.day}>
        {match.status === 'postponed' ? 'Nowy termin nie jest jeszcze znany' : kickOffDay(match)}
      </p>
      {fixture && <p className={classes.fixture}>{fixture}</p>}
      <VisuallyHidden role="status">{change && `${NEWS[change]} ${pairOf(match)} ${scoreOf(match)}`}</VisuallyHidden>
    </div>
  )
}

function Team({ name, isClub, match }: { name: string; isClub: boolean; match: PublicMatch }) {
  return (
    <div className={classes.team}>
      <TeamCrest isClub={isClub} opponentLogo={match.opponentLogo} size={64} />
      <span className={classes.name}>{name}</span>
    </div>
  )
}
