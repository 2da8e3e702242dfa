import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { moveMatchEvent } from '#web/match-store/events.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './event-form.module.css'
import { eventLine } from './event-text.ts'
import { takeBackAndTell } from './taken-back-toast.tsx'

interface EventPlaceProps {
  event: MatchEvent
  players: readonly Player[]
  onTakenBack: () => void
}

/** At once, without saving: its place among the others, and whether it was one at all. */
export function EventPlace({ event, players, onTakenBack }: EventPlaceProps) {
  const events = useMatch((match) => match.events)
  const standing = events.filter(({ isTakenBack }) => !isTakenBack)
  const place = standing.findIndex(({ id }) => id === event.id)
  const takeBack = () => {
    onTakenBack()
    takeBackAndTell(event.id, eventLine(event, players))
  }
  return (
    <div className={classes.place}>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconArrowUp size={18} aria-hidden />}
        disabled={place <= 0}
        onClick={() => moveMatchEvent(event.id, place - 1)}
      >
        Przenieś wyżej
      </Button>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconArrowDown size={18} aria-hidden />}
        disabled={place === standing.length - 1}
        onClick={() => moveMatchEvent(event.id, place + 1)}
      >
        Przenieś niżej
      </Button>
      <Button
        variant="subtle"
        color="red"
        className={classes.takeBack}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={takeBack}
      >
        Cofnij zdarzenie
      </Button>
    </div>
  )
}
