import { ActionIcon, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconPencil, IconPhoto } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import { type MatchEvent, sideOfPlayer } from '#domain/match/events/match-event.ts'
import { EventIcon } from '#web/match/events/event-icon.tsx'
import { eventDetails, eventLine, eventTitle } from '#web/match/events/event-text.ts'
import { showGoal } from '#web/match-store/goals.ts'
import classes from './match-events.module.css'

interface EventRowProps {
  event: MatchEvent
  players: readonly Player[]
  opponent: string
  /** After a goal. */
  score: string | null
  /** The graphic is about it. */
  isShown: boolean
  onEdit: () => void
}

export function EventRow({ event, players, opponent, score, isShown, onEdit }: EventRowProps) {
  const isTheirs = event.kind !== 'note' && sideOfPlayer(event) === 'theirs'
  const details = [eventDetails(event, players), isTheirs && opponent].filter(Boolean).join(' · ')
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.event} onClick={onEdit}>
        <VisuallyHidden>Popraw zdarzenie:</VisuallyHidden>
        <Text span fw={700} className={classes.minute}>
          {event.minute || '–'}
        </Text>
        <EventIcon kind={event.kind} />
        <span className={classes.words}>
          <Text span fw={600} c={isTheirs ? 'dimmed' : undefined} className={classes.title}>
            {eventTitle(event, players)}
          </Text>
          <Text span size="sm" c="dimmed" className={classes.details}>
            {details}
          </Text>
        </span>
        {score && (
          <Text span fw={700} className={classes.score}>
            {score}
          </Text>
        )}
        <IconPencil size={16} className={classes.pencil} aria-hidden />
      </UnstyledButton>
      {score && (
        <ActionIcon
          size={44}
          variant={isShown ? 'light' : 'subtle'}
          color={isShown ? 'club' : 'gray'}
          aria-pressed={isShown}
          aria-label={`Pokaż na grafice: ${eventLine(event, players)}`}
          onClick={() => showGoal(event.id)}
        >
          <IconPhoto size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
