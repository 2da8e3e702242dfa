import { Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { counted } from '#web/ui/counted.ts'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { CutoutReview, type Held } from './cutout-review.tsx'
import { type PlayerPhoto, photosToCut } from './player-photos.ts'

interface CutoutsFormProps {
  squad: readonly Player[]
  onHeld: (held: Held) => void
  onClose: () => void
}

const PHOTOS: [string, string, string] = ['zdjęcie', 'zdjęcia', 'zdjęć']

export function CutoutsForm({ squad, onHeld, onClose }: CutoutsFormProps) {
  const [isAll, setAll] = useState(false)
  const [started, setStarted] = useState<readonly PlayerPhoto[] | null>(null)
  if (started) return <CutoutReview photos={started} onHeld={onHeld} onClose={onClose} />
  const photos = photosToCut(squad, isAll)
  return (
    <>
      <DialogBody>
        <Text>
          Wytnę postać z każdego zdjęcia po kolei, na tym urządzeniu. Potem obejrzysz wyniki: zapiszesz dobre, poprawisz
          pędzlem, co trzeba, resztę pominiesz.
        </Text>
        <Text fw={600}>
          {photos.length === 0
            ? 'Wszystkie zdjęcia mają już wycięcia'
            : `Do wycięcia: ${counted(photos.length, PHOTOS)}`}
        </Text>
        <Checkbox
          size="md"
          label="Także te, które mają już wycięcie"
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button disabled={photos.length === 0} onClick={() => setStarted(photos)}>
          Zacznij wycinać
        </Button>
      </DialogFooter>
    </>
  )
}
