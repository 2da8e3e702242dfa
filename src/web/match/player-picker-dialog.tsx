import { Modal, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { searchPlayers } from '#domain/lineup/player-search.ts'
import type { PositionGroup } from '#domain/squad/position-group.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { playerGroups } from './player-groups.ts'
import { usePlayerPick } from './player-pick.ts'
import classes from './player-picker.module.css'
import { PlayerRow } from './player-row.tsx'
import { useIsTouchFirst } from './use-touch.ts'

interface PlayerListProps {
  players: readonly Player[]
  /** Shown marked, such as the current scorer. */
  selectedId?: number | null
  /** Whom the place is for: they stand at the top. */
  firstGroup?: PositionGroup | null
  onPick: (playerId: number) => void
}

export interface PlayerPickerProps extends PlayerListProps {
  opened: boolean
  title: string
  onClose: () => void
}

export function PlayerPickerDialog({ opened, title, onClose, ...list }: PlayerPickerProps) {
  const isNarrow = useIsNarrow()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreen={isNarrow}
      classNames={{ content: classes.content, body: classes.body }}
      transitionProps={{ transition: isNarrow ? 'slide-up' : 'fade', duration: 150 }}
    >
      <PlayerList {...list} />
    </Modal>
  )
}

/** Lives as long as the dialog is open, so that each opening begins with an empty search and no mark. */
function PlayerList({ players, selectedId = null, firstGroup = null, onPick }: PlayerListProps) {
  const [query, setQuery] = useState('')
  const isTouchFirst = useIsTouchFirst()
  const { markedId, onPointerDown, choose } = usePlayerPick(onPick)
  const id = useId()
  const found = searchPlayers(players, query)
  const groups = playerGroups(found, firstGroup)
  const pickOnly = (event: KeyboardEvent) => {
    const [only, second] = found
    if (event.key === 'Enter' && only && !second) onPick(only.id)
  }
  return (
    <>
      <TextInput
        type="search"
        aria-label="Szukaj zawodnika"
        placeholder="Nazwisko, imię albo numer"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={pickOnly}
        {...(!isTouchFirst && { 'data-autofocus': true })}
      />
      <div className={classes.list} onPointerDown={onPointerDown}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <Title order={3} size="sm" id={`${id}-${group.id}`} className={classes.heading}>
              {group.label}
            </Title>
            <ul className={classes.players}>
              {group.players.map((player) => (
                <li key={player.id}>
                  <PlayerRow
                    player={player}
                    isSelected={player.id === selectedId}
                    isMarked={player.id === markedId}
                    onChoose={choose}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Text role="status" c="dimmed" ta="center" className={classes.none}>
          {found.length === 0 && 'Nie znaleziono zawodników'}
        </Text>
      </div>
    </>
  )
}
