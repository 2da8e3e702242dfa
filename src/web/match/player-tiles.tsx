import { Text, Title, UnstyledButton } from '@mantine/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { OTHER_TEAMS, OTHER_TEAMS_HINT, useOfferedPlayers } from './offered-players.ts'
import { PlayerAvatar } from './player-avatar.tsx'
import { PlayerSearch } from './player-search.tsx'
import classes from './player-tiles.module.css'
import { type Meant, playersMeant } from './players-meant.ts'

const SEARCH_FROM = 12

interface PlayerTilesProps {
  players: readonly Player[]
  meant: Meant
  /** The tap itself, where it was one. */
  onPick: (playerId: number, tap?: MouseEvent) => void
  /** Stays in reach of the thumb however long the list is. */
  footer: ReactNode
}

/** One tap, no second one to confirm: what it records can be taken back in the next view. */
export function PlayerTiles({ players, meant, onPick, footer }: PlayerTilesProps) {
  const lineup = useMatch((match) => match)
  const [query, setQuery] = useState('')
  const { own, guests, hasGuests, isHintDue } = useOfferedPlayers(players, query)
  const found = [...own, ...guests]
  const others = guests.length > 0 ? [{ label: OTHER_TEAMS, members: guests }] : []
  return (
    <>
      {(hasGuests || players.length >= SEARCH_FROM) && (
        <PlayerSearch found={found} query={query} onQuery={setQuery} onOnly={(id) => onPick(id)} />
      )}
      {[...playersMeant(own, lineup, meant), ...others].map(({ label, members }) => (
        <section key={label} aria-label={label}>
          <Title order={3} size="sm" c="dimmed" className={classes.heading}>
            {label}
          </Title>
          <div className={classes.players}>
            {members.map((player) => (
              <UnstyledButton key={player.id} className={classes.player} onClick={(tap) => onPick(player.id, tap)}>
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
      {isHintDue && (
        <Text c="dimmed" size="sm" ta="center" py="md">
          {OTHER_TEAMS_HINT}
        </Text>
      )}
      {found.length === 0 && !isHintDue && (
        <Text c="dimmed" ta="center" py="xl" role="status">
          {players.length === 0 ? 'Kadra jest pusta. Zawodników dodaje administrator.' : 'Nie znaleziono zawodników'}
        </Text>
      )}
      <div className={classes.footer}>{footer}</div>
    </>
  )
}
