import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'

const part = dialogPart(() => import('./choose-eleven-dialog.tsx').then((module) => module.ChooseElevenDialog))

interface ChooseElevenButtonProps {
  players: readonly Player[]
  /** Nobody is on the pitch yet: this is what to do next. */
  isNext: boolean
}

export function ChooseElevenButton({ players, isNext }: ChooseElevenButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant={isNext ? 'filled' : 'default'}
        leftSection={<IconListCheck size={18} aria-hidden />}
        onClick={open}
      >
        Wybierz jedenastkę
      </Button>
      <DeferredDialog part={part} props={{ opened, players, onClose: close }} />
    </>
  )
}
