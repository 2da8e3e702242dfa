import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { fullName } from '#domain/squad/full-name.ts'
import classes from './goal-scorer-button.module.css'
import { PlayerAvatar } from './player-avatar.tsx'
import { PlayerPicker } from './player-picker.tsx'

interface GoalScorerButtonProps {
  players: readonly Player[]
  playerId: number | null
  onPick: (id: number) => void
  label?: string
  /** While nobody is chosen. */
  placeholder?: string
  /** Of the picker. */
  title?: string
  /** Another dialog around must not take the Escape that is meant for the picker. */
  onPicking?: (isPicking: boolean) => void
}

export function GoalScorerButton({
  players,
  playerId,
  onPick,
  label = 'Strzelec',
  placeholder = 'Wybierz strzelca',
  title = 'Kto strzelił gola?',
  onPicking,
}: GoalScorerButtonProps) {
  const [isPicking, setPicking] = useState(false)
  const show = (isShown: boolean) => {
    setPicking(isShown)
    onPicking?.(isShown)
  }
  const player = players.find(({ id }) => id === playerId) ?? null
  return (
    <>
      <UnstyledButton className={classes.button} onClick={() => show(true)}>
        {player ? (
          <PlayerAvatar player={player} size={48} />
        ) : (
          <span className={classes.nobody}>
            <IconUserPlus size={22} aria-hidden />
          </span>
        )}
        <span className={classes.words}>
          <Text span size="sm" c="dimmed">
            {label}
          </Text>
          <Text span fw={650} c={player ? undefined : 'dimmed'} className={classes.name}>
            {player ? `${player.number}. ${fullName(player)}` : placeholder}
          </Text>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </UnstyledButton>
      <PlayerPicker
        opened={isPicking}
        title={title}
        players={players}
        selectedId={playerId}
        onPick={(id) => {
          onPick(id)
          show(false)
        }}
        onClose={() => show(false)}
      />
    </>
  )
}
