import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isSamePress } from '#domain/match/double-tap.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { OfferedGraphics } from '../offered/offered-graphics.tsx'
import { kindsAfterEvent } from '../offered/offered-kinds.ts'
import classes from './event-done.module.css'
import { EventIcon } from './event-icon.tsx'
import type { RecordedKind } from './event-kinds.tsx'
import { EventMinute } from './event-minute.tsx'
import { eventDetails, eventLine, eventTitle } from './event-text.ts'
import { takeBackAndTell } from './taken-back-toast.tsx'

interface EventDoneProps {
  id: string
  /** What was pressed: a second yellow card is known by itself. */
  pressed: RecordedKind
  catalogue: ClubCatalogue
  /** A change seldom comes alone. */
  onAnotherChange: () => void
  onClose: () => void
}

/** It is recorded already; here it is put right or taken back. */
export function EventDone({ id, pressed, catalogue, onAnotherChange, onClose }: EventDoneProps) {
  const { players } = catalogue
  const event = useMatch((match) => match.events.find((one) => one.id === id))
  const kind = event?.kind
  const offered = useMemo(() => (kind ? kindsAfterEvent(kind) : []), [kind])
  const [shownAt] = useState(() => performance.now())
  if (!event || event.isTakenBack)
    return (
      <div className={classes.done}>
        <Text>Tego zdarzenia już nie ma: zostało cofnięte.</Text>
        <Button variant="default" onClick={onClose}>
          Zamknij
        </Button>
      </div>
    )
  const takeBack = () => {
    // Still the tap that recorded it.
    if (isSamePress(shownAt, performance.now())) return
    takeBackAndTell(id, eventLine(event, players))
    onClose()
  }
  return (
    <div className={classes.done}>
      <div className={classes.facts}>
        <EventIcon kind={event.kind} />
        <div className={classes.words}>
          <Text fw={650} size="lg" className={classes.who}>
            {eventTitle(event, players)}
          </Text>
          <Text c="dimmed">{eventDetails(event, players)}</Text>
        </div>
        <div className={classes.minute}>
          <EventMinute key={id} event={event} />
        </div>
      </div>
      {pressed === 'yellowCard' && event.kind === 'secondYellowCard' && (
        <Text role="status" className={classes.told}>
          To druga żółta kartka tego zawodnika: zapisana jako druga żółta, zawodnik schodzi z boiska.
        </Text>
      )}
      {offered.length > 0 && <OfferedGraphics names={offered} catalogue={catalogue} eventId={id} />}
      {event.kind === 'substitution' && (
        <Button variant="default" leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={onAnotherChange}>
          Kolejna zmiana
        </Button>
      )}
      <Button size="lg" fullWidth data-autofocus variant={offered.length > 0 ? 'default' : 'filled'} onClick={onClose}>
        Gotowe
      </Button>
      <Button variant="subtle" color="gray" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={takeBack}>
        Cofnij
      </Button>
    </div>
  )
}
