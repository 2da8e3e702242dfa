import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Player } from '#contract/player.ts'
import type { PositionGroup } from '#domain/squad/position-group.ts'
import { PickerFooter, PickerWindow } from './picker-window.tsx'
import { usePlayerPick } from './player-pick.ts'
import { PlayerRow } from './player-row.tsx'
import { SearchedPlayers } from './searched-players.tsx'
import { useIsTouchFirst } from './use-touch.ts'

interface PlayerListProps {
  players: readonly Player[]
  /** Shown marked, such as the current scorer. */
  selectedId?: number | null
  /** Whom the place is for: they stand at the top. */
  firstGroup?: PositionGroup | null
  /** What has been picked so far, where the picker stays open for the next one. */
  staysOpen?: string
  onPick: (playerId: number) => void
}

export interface PlayerPickerProps extends PlayerListProps {
  opened: boolean
  title: string
  /** Stands over the search, such as another way to choose. */
  top?: ReactNode
  onClose: () => void
}

export function PlayerPickerDialog({ opened, title, top, onClose, ...list }: PlayerPickerProps) {
  return (
    <PickerWindow opened={opened} title={title} onClose={onClose}>
      {top}
      <PlayerList {...list} />
      {list.staysOpen !== undefined && (
        <PickerFooter note={list.staysOpen}>
          <Button onClick={onClose}>Gotowe</Button>
        </PickerFooter>
      )}
    </PickerWindow>
  )
}

/** Lives as long as the dialog is open, so that each opening begins with an empty search and no mark. */
function PlayerList({ players, selectedId = null, firstGroup = null, staysOpen, onPick }: PlayerListProps) {
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isTouchFirst = useIsTouchFirst()
  // The place is another one now, and those it is for stand at the top.
  useEffect(() => {
    if (firstGroup) list.current?.scrollTo({ top: 0 })
  }, [firstGroup])
  const pick = (playerId: number) => {
    onPick(playerId)
    if (staysOpen === undefined) return
    setQuery('')
    // The row that was picked is gone from the list, and the focus must not be lost with it.
    if (isTouchFirst) list.current?.focus({ preventScroll: true })
    else search.current?.focus()
  }
  const { markedId, onPointerDown, choose } = usePlayerPick(pick)
  return (
    <SearchedPlayers
      players={players}
      query={query}
      onQuery={setQuery}
      onOnly={pick}
      firstGroup={firstGroup}
      searchRef={search}
      listRef={list}
      onPointerDown={onPointerDown}
    >
      {(player) => (
        <PlayerRow
          player={player}
          isSelected={player.id === selectedId}
          isMarked={player.id === markedId}
          onChoose={choose}
        />
      )}
    </SearchedPlayers>
  )
}
