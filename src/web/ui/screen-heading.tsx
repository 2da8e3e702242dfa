import { Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { usePageSubject } from './page-subject.ts'

interface ScreenHeadingProps {
  title: string
  /** 2 where the layout around the screen already has the page's first heading. */
  order?: 1 | 2
  description?: string
  action?: ReactNode
}

export function ScreenHeading({ title, order = 1, description, action }: ScreenHeadingProps) {
  const subject = usePageSubject((page) => page.subject)
  useDocumentTitle([title, subject, 'Jedenastka'].filter(Boolean).join(' · '))
  return (
    // As high as a button: one that comes late moves nothing.
    <Group justify="space-between" align="flex-end" mb="lg" mih="2.75rem">
      <Stack gap={4}>
        <Title order={order} size="h2">
          {title}
        </Title>
        {description && <Text c="dimmed">{description}</Text>}
      </Stack>
      {action}
    </Group>
  )
}
