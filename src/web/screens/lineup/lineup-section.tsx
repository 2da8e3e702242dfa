import { Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface LineupSectionProps {
  title: string
  /** Stands beside the title, such as a count. */
  note?: string
  children: ReactNode
}

export function LineupSection({ title, note, children }: LineupSectionProps) {
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label={title}>
      <Group justify="space-between" align="baseline" mb="md">
        <Title order={2} size="h4">
          {title}
        </Title>
        {note && (
          <Text c="dimmed" fw={600}>
            {note}
          </Text>
        )}
      </Group>
      {children}
    </Paper>
  )
}
