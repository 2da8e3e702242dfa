import type { ConfirmDialogProps } from './confirm-dialog-window.tsx'
import { DeferredDialog, dialogPart } from './deferred-dialog.tsx'

const part = dialogPart(() => import('./confirm-dialog-window.tsx').then((module) => module.ConfirmDialogWindow))

/** For what cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <DeferredDialog part={part} props={props} />
