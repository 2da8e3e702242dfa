import { useDisclosure } from '@mantine/hooks'
import { IconUserCircle } from '@tabler/icons-react'
import type { User } from '#contract/user.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { HeaderButton } from './header-action.tsx'

const part = dialogPart(() => import('./account-dialog.tsx').then((module) => module.AccountDialog))

export function AccountButton({ user }: { user: User }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <HeaderButton label="Konto" icon={<IconUserCircle size={20} aria-hidden />} onClick={open} />
      <DeferredDialog part={part} props={{ opened, user, onClose: close }} />
    </>
  )
}
