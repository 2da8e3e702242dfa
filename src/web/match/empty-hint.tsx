import { Group, Text } from '@mantine/core'
import { useSession } from '#web/api/session.ts'
import { useSetup } from '#web/api/setup.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface EmptyHintProps {
  children: string
  to: '/admin/players' | '/admin/opponents'
  linkLabel: string
}

/** Says that a list has nothing to choose from yet; whoever can mend that is led there. */
export function EmptyHint({ children, to, linkLabel }: EmptyHintProps) {
  const isAdmin = useSession().data?.role === 'admin'
  const hasAccounts = useSetup().data?.hasAccounts === true
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {children}
        {!isAdmin && hasAccounts && ' Poproś administratora, aby ją uzupełnił.'}
      </Text>
      {isAdmin && (
        <ButtonLink to={to} variant="light" size="sm">
          {linkLabel}
        </ButtonLink>
      )}
    </Group>
  )
}
