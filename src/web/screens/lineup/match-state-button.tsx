import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'

const sheet = dialogPart(() =>
  import('#web/match/state/match-state-sheet.tsx').then((module) => module.MatchStateSheet),
)

export function MatchStateButton() {
  const matchKey = useOpenKey()
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Przełóż, odwołaj, walkower, karne
      </Button>
      <DeferredDialog part={sheet} props={{ opened, matchKey, onClose: close }} />
    </>
  )
}
