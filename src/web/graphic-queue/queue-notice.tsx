import { Button } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#web/ui/counted.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import type { QueueState } from './queue-state.ts'
import { useQueue } from './use-queue.ts'

const dialog = dialogPart(() => import('./queue-dialog.tsx').then((module) => module.QueueDialog))

/** A graphic that is simply on its way is nobody's concern. */
const heldUp = ({ graphics, outage }: QueueState): number =>
  outage === null ? graphics.filter(({ problem }) => problem !== null).length : graphics.length

/** How many graphics have not reached the server; behind it the list of them. */
export function QueueNotice() {
  const count = useQueue(heldUp)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {count > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          data-held-up
          leftSection={<IconPhotoUp size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {counted(count, ['grafika czeka', 'grafiki czekają', 'grafik czeka'])}
        </Button>
      )}
      <DeferredDialog part={dialog} props={{ opened: isOpen, onClose: () => setOpen(false) }} />
    </>
  )
}
