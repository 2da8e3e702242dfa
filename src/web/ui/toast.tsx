import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

/** `durationMs` where the usual five seconds are not meant. */
export const toastSuccess = (title: string, message?: ReactNode, durationMs?: number): void =>
  show({ title, message, durationMs, role: 'status', tone: 'success', icon: <IconCheck size={20} aria-hidden /> })

export const toastFailure = (title: string, message?: string): void =>
  show({ title, message, role: 'alert', tone: 'failure', icon: <IconAlertTriangle size={20} aria-hidden /> })

interface Toast {
  title: string
  message: ReactNode
  durationMs?: number | undefined
  role: 'status' | 'alert'
  tone: 'success' | 'failure'
  icon: ReactNode
}

/** One at a time: a newer toast takes the place of the older one instead of queueing behind it. */
function show({ title, message, durationMs, role, tone, icon }: Toast): void {
  notifications.clean()
  notifications.show({
    title,
    message,
    role,
    icon,
    ...(durationMs !== undefined && { autoClose: durationMs }),
    'data-tone': tone,
    classNames: classes,
    closeButtonProps: { 'aria-label': 'Zamknij powiadomienie', size: 'lg' },
  })
}
