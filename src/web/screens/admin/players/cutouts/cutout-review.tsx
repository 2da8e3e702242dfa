import { Button, Progress, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { CutOutDialog } from '#web/cut-out/cut-out-dialog.tsx'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { CutoutCard } from './cutout-card.tsx'
import { type CutoutItem, fileOf, isCut, isSaved, isUnsaved } from './cutout-item.ts'
import classes from './cutout-review.module.css'
import type { PlayerPhoto } from './player-photos.ts'
import { useCutoutQueue } from './use-cutout-queue.ts'

interface CutoutReviewProps {
  photos: readonly PlayerPhoto[]
  onHeld: (held: Held) => void
  onClose: () => void
}

export interface Held {
  /** Cut-outs that nobody has accepted or left. */
  unsaved: number
  /** Another dialog lies over it. */
  isMending: boolean
}

export const NOTHING_HELD: Held = { unsaved: 0, isMending: false }

/** Results as they come, each to be accepted, mended or left. What is accepted is saved at once. */
export function CutoutReview({ photos, onHeld, onClose }: CutoutReviewProps) {
  const { items, accept, skip, tryAgain } = useCutoutQueue(photos)
  const [mended, setMended] = useState<CutoutItem | null>(null)
  const cut = items.filter(isCut).length
  const saved = items.filter(isSaved).length
  const ready = items.filter(({ state }) => state.status === 'ready')
  const isCutting = cut < items.length
  const unsaved = items.filter(isUnsaved).length
  const isMending = mended !== null
  useEffect(() => {
    onHeld({ unsaved, isMending })
    return () => onHeld(NOTHING_HELD)
  }, [onHeld, unsaved, isMending])
  const acceptAll = () => {
    for (const item of ready) {
      const file = fileOf(item)
      if (file) void accept(item, file)
    }
  }
  return (
    <>
      <DialogBody>
        <Text role="status">
          Wycięto {cut} z {items.length}
          {saved > 0 && `, zapisano ${saved}`}
        </Text>
        {isCutting && <Progress value={(100 * cut) / items.length} aria-label="Postęp wycinania" />}
        <ul className={classes.cards} aria-label="Wycięcia">
          {items.map((item) => (
            <CutoutCard
              key={item.key}
              item={item}
              onAccept={(file) => void accept(item, file)}
              onMend={() => setMended(item)}
              onSkip={() => skip(item)}
              onAgain={() => tryAgain(item)}
            />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {isCutting || ready.length > 0 ? 'Zakończ' : 'Gotowe'}
        </Button>
        {(isCutting || ready.length > 0) && (
          <Button disabled={ready.length === 0} onClick={acceptAll}>
            Zapisz gotowe ({ready.length})
          </Button>
        )}
      </DialogFooter>
      {mended && (
        <CutOutDialog
          opened
          photo={mended.source}
          stored={fileOf(mended)}
          onSave={(file) => accept(mended, file)}
          onClose={() => setMended(null)}
        />
      )}
    </>
  )
}
