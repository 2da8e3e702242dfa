import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { EventForm } from './event-form.tsx'

export interface EventEditorProps {
  /** Null: nothing is edited. */
  eventId: string | null
  players: readonly Player[]
  onClose: () => void
}

/** One event put right: what it was, when, and who; its place in the list; or that it was none. */
export function EventEditorSheet({ opened, eventId, players, onClose }: EventEditorProps & { opened: boolean }) {
  const [isPicking, setPicking] = useState(false)
  const event = useMatch((match) => match.events.find(({ id }) => id === eventId))
  const isThere = event !== undefined && !event.isTakenBack
  return (
    <Sheet opened={opened && isThere} onClose={onClose} title="Popraw zdarzenie" width="32rem" isAsking={isPicking}>
      {isThere && <EventForm key={event.id} event={event} players={players} onPicking={setPicking} onDone={onClose} />}
    </Sheet>
  )
}
