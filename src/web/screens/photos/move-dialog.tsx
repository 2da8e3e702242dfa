import '#web/ui/dialog-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { photosWord } from './selection/selection-words.ts'
import { TargetMatch } from './target-match.tsx'

interface MoveDialogProps {
  opened: boolean
  count: number
  isPending: boolean
  onMove: (matchId: number | null) => void
  onClose: () => void
}

/** To which match all of them go, or to none. */
export function MoveDialog({ opened, count, isPending, onMove, onClose }: MoveDialogProps) {
  const open = numberOf(useOpenKey())
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const target = chosen === undefined ? open : chosen
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={() => setChosen(undefined)} title="Przenieś zdjęcia">
      <TargetMatch value={target} onChange={setChosen} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button loading={isPending} onClick={() => onMove(target)}>
          Przenieś {photosWord(count)}
        </Button>
      </Group>
    </Modal>
  )
}
