import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PublicMatch } from '#contract/fan.ts'
import { AppSection } from './app-section.tsx'
import classes from './match-list.module.css'
import {
  fixtureWords,
  isAhead,
  isOff,
  kickOffTime,
  kickOffWeekday,
  listNote,
  scoreOf,
  shortKickOffDay,
} from './match-words.ts'
import { TeamCrest } from './team-crest.tsx'

interface MatchListProps {
  title: string
  action?: ReactNode
  matches: readonly PublicMatch[]
  onOpen: (matchId: number) => void
}

export function MatchList({ title, action, matches, onOpen }: MatchListProps) {
  if (matches.length === 0) return null
  return (
    <AppSection title={title} action={action}>
      <ul className={classes.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <UnstyledButton className={classes.row} onClick={() => onOpen(match.id)}>
              <MatchDay match={match} />
              <span className={classes.teams}>
                <TeamLine name={match.homeTeam} isClub={match.isHome} match={match} />
                <TeamLine name={match.awayTeam} isClub={!match.isHome} match={match} />
              </span>
              <Figures match={match} />
              <Fixture match={match} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </AppSection>
  )
}

/** The day of a postponed match is that on which it is not played. */
function MatchDay({ match }: { match: PublicMatch }) {
  return (
    <span className={classes.day}>
      {match.status === 'postponed' ? 'bez' : kickOffWeekday(match)}{' '}
      <span>{match.status === 'postponed' ? 'terminu' : shortKickOffDay(match)}</span>
    </span>
  )
}

function Fixture({ match }: { match: PublicMatch }) {
  const words = fixtureWords(match)
  return words && <span className={classes.fixture}>{words}</span>
}

function Figures({ match }: { match: PublicMatch }) {
  const note = listNote(match)
  return (
    <span className={classes.figures}>
      {!isOff(match) && (isAhead(match) ? kickOffTime(match) : scoreOf(match))}
      {note && <span className={classes.note}>{note}</span>}
    </span>
  )
}

function TeamLine({ name, isClub, match }: { name: string; isClub: boolean; match: PublicMatch }) {
  return (
    <span className={classes.team} data-own={isClub || undefined}>
      <TeamCrest isClub={isClub} opponentLogo={match.opponentLogo} size={20} />
      <span className={classes.name}>{name}</span>
    </span>
  )
}
