import { Button, Text, Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { searchPlayers } from '#domain/lineup/player-search.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { scorerGroups } from './goal-scorer-groups.ts'
import classes from './goal-scorers.module.css'
import { PlayerAvatar } from './player-avatar.tsx'
import { PlayerSearch } from './player-search.tsx'

const SEARCH_FROM = 12

interface GoalScorersProps {
  players: readonly Player[]
  /** Null: the opponent scored. */
  onScore: (playerId: number | null) => void
}

/** One tap, no second one to confirm: a goal can be taken back in the next view. */
export function GoalScorers({ players, onScore }: GoalScorersProps) {
  const positions = useMatch((match) => match.positions)
  const bench = useMatch((match) => match.benchPlayers)
  const [query, setQuery] = useState('')
  const found = searchPlayers(players, query)
  return (
    <>
      {players.length >= SEARCH_FROM && (
        <PlayerSearch found={found} query={query} onQuery={setQuery} onOnly={onScore} />
      )}
      {scorerGroups(found, positions, bench).map(({ label, members }) => (
        <section key={label} aria-label={label}>
          <Title order={3} size="sm" c="dimmed" className={classes.heading}>
            {label}
          </Title>
          <div className={classes.players}>
            {members.map((player) => (
              <UnstyledButton key={player.id} className={classes.player} onClick={() => onScore(player.id)}>
                <PlayerAvatar player={player} size={40} />
                <span className={classes.words}>
                  <span className={classes.name}>{player.lastName}</span>
                  <span className={classes.number}>
                    {player.number} · {player.firstName}
                  </span>
                </span>
              </UnstyledButton>
            ))}
          </div>
        </section>
      ))}
      {found.length === 0 && (
        <Text c="dimmed" ta="center" py="xl" role="status">
          {players.length === 0 ? 'Kadra jest pusta. Zawodników dodaje administrator.' : 'Nie znaleziono zawodników'}
        </Text>
      )}
      <div className={classes.footer}>
        <Button variant="default" fullWidth onClick={() => onScore(null)}>
          Gol przeciwnika
        </Button>
      </div>
    </>
  )
}
