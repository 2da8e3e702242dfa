import { Group, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface PageSectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function PageSection({ title, action, children }: PageSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="sm" mih="2.75rem">
        <Title id={id} order={2} size="h4">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  )
}
