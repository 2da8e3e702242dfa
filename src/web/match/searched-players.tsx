import { Text, Title } from '@mantine/core'
import { type PointerEvent, type ReactNode, type Ref, useId } from 'react'
import type { Player } from '#contract/player.ts'
import type { PositionGroup } from '#domain/squad/position-group.ts'
import { OTHER_TEAMS, OTHER_TEAMS_HINT, useOfferedPlayers } from './offered-players.ts'
import { playerGroups } from './player-groups.ts'
import classes from './player-picker.module.css'
import { PlayerSearch } from './player-search.tsx'

interface SearchedPlayersProps {
  players: readonly Player[]
  query: string
  onQuery: (query: string) => void
  /** Enter, when the search has found one player only. */
  onOnly: (playerId: number) => void
  /** Whom the place is for: they stand at the top. */
  firstGroup?: PositionGroup | null
  /** Stay in sight, of whichever team they are. */
  chosen?: readonly number[]
  searchRef?: Ref<HTMLInputElement>
  listRef?: Ref<HTMLDivElement>
  onPointerDown?: (event: PointerEvent) => void
  children: (player: Player) => ReactNode
}

/** A search field, and under it the players it finds, by position. */
export function SearchedPlayers(props: SearchedPlayersProps) {
  const {
    players,
    query,
    onQuery,
    onOnly,
    firstGroup = null,
    chosen,
    searchRef,
    listRef,
    onPointerDown,
    children,
  } = props
  const id = useId()
  const { own, guests, isHintDue } = useOfferedPlayers(players, query, chosen)
  const found = [...own, ...guests]
  const others = guests.length > 0 ? [{ id: 'guests', label: OTHER_TEAMS, players: guests }] : []
  const groups = [...playerGroups(own, firstGroup), ...others]
  return (
    <>
      <PlayerSearch ref={searchRef} found={found} query={query} onQuery={onQuery} onOnly={onOnly} />
      <div ref={listRef} tabIndex={-1} className={classes.list} onPointerDown={onPointerDown}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <Title order={3} size="sm" id={`${id}-${group.id}`} className={classes.heading}>
              {group.label}
            </Title>
            <ul className={classes.players}>
              {group.players.map((player) => (
                <li key={player.id}>{children(player)}</li>
              ))}
            </ul>
          </section>
        ))}
        <Text role="status" c="dimmed" ta="center" className={classes.none}>
          {isHintDue ? OTHER_TEAMS_HINT : found.length === 0 && 'Nie znaleziono zawodników'}
        </Text>
      </div>
    </>
  )
}
