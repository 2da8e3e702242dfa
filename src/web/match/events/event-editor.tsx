import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import type { EventEditorProps } from './event-editor-sheet.tsx'

const part = dialogPart(() => import('./event-editor-sheet.tsx').then((module) => module.EventEditorSheet))

export const EventEditor = (props: EventEditorProps) => (
  <DeferredDialog part={part} props={{ ...props, opened: props.eventId !== null }} />
)
