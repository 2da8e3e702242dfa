import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import type { PlayerPickerProps } from './player-picker-dialog.tsx'

const part = dialogPart(() => import('./player-picker-dialog.tsx').then((module) => module.PlayerPickerDialog))

export const PlayerPicker = (props: PlayerPickerProps) => <DeferredDialog part={part} props={props} />
