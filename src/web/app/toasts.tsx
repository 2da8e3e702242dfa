import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import classes from './toasts.module.css'

const TOAST_MS = 5_000

export function Toasts() {
  const position = useIsNarrow() ? 'top-center' : 'top-right'
  return (
    <Notifications
      limit={1}
      position={position}
      autoClose={TOAST_MS}
      transitionDuration={150}
      containerWidth={480}
      classNames={{ root: classes.place }}
    />
  )
}
