import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface StatePartProps {
  title: string
  note?: string
  children: ReactNode
}

export const StatePart = ({ title, note, children }: StatePartProps) => (
  <Stack component="section" gap="xs" aria-label={title}>
    <Title order={3} size="h5">
      {title}
    </Title>
    {note && (
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    )}
    {children}
  </Stack>
)
