import { Notifications } from '@mantine/notifications'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'

const TOAST_MS = 5_000

/** On a phone at the top: at the bottom they would lie on the buttons that are pressed next. */
export function Toasts() {
  const position = useIsNarrow() ? 'top-center' : 'bottom-right'
  return <Notifications limit={1} position={position} autoClose={TOAST_MS} transitionDuration={150} />
}
