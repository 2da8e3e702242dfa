import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import type { SlotPickerProps } from './slot-picker-dialog.tsx'

const part = dialogPart(() => import('./slot-picker-dialog.tsx').then((module) => module.SlotPickerDialog))

export const SlotPicker = (props: Omit<SlotPickerProps, 'opened'>) => (
  <DeferredDialog part={part} props={{ ...props, opened: props.slotId !== null }} />
)
