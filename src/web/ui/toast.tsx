import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from './toast.module.css'

export const toastSuccess = (title: string, message?: string): void =>
  show({ title, message, role: 'status', tone: 'success', icon: <IconCheck size={20} aria-hidden /> })

export const toastFailure = (title: string, message?: string): void =>
  show({ title, message, role: 'alert', tone: 'failure', icon: <IconAlertTriangle size={20} aria-hidden /> })

interface Toast {
  title: string
  message: string | undefined
  role: 'status' | 'alert'
  tone: 'success' | 'failure'
  icon: React.ReactNode
}

/** One at a time: a newer toast takes the place of the older one instead of queueing behind it. */
function show({ title, message, role, tone, icon }: Toast): void {
  notifications.clean()
  notifications.show({
    title,
    message,
    role,
    icon,
    'data-tone': tone,
    classNames: classes,
    closeButtonProps: { 'aria-label': 'Zamknij powiadomienie', size: 'lg' },
  })
}
