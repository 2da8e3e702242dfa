import { Badge, Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface PlannedSectionProps {
  title: string
  /** What this part will do. */
  children: ReactNode
  order?: 2 | 3
}

/** A part of a screen that comes with a later version, and says so. */
export function PlannedSection({ title, children, order = 2 }: PlannedSectionProps) {
  return (
    <Paper component="section" p="lg" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={order} size="h4">
          {title}
        </Title>
        <Badge variant="light" color="gray" tt="none" fw={600} flex="none">
          W przygotowaniu
        </Badge>
      </Group>
      <Text c="dimmed" component="div">
        {children}
      </Text>
    </Paper>
  )
}
