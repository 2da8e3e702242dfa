import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'

interface LoadFailureProps {
  title: string
  message: string
  onRetry: () => void
  isRetrying?: boolean
  /** Nothing else is on the page, so this is its main content and first heading. */
  isWholePage?: boolean
}

export function LoadFailure({ title, message, onRetry, isRetrying = false, isWholePage = false }: LoadFailureProps) {
  return (
    <Center component={isWholePage ? 'main' : 'div'} mih={isWholePage ? '100dvh' : '50dvh'} p="md">
      <Stack role="alert" align="center" gap="sm" maw="26rem" ta="center">
        <Center w={56} h={56} bdrs="50%" bg="var(--mantine-color-red-light)" c="var(--mantine-color-red-light-color)">
          <IconPlugConnectedX size={28} aria-hidden />
        </Center>
        <Title order={isWholePage ? 1 : 3} size="h3">
          {title}
        </Title>
        <Text c="dimmed">{message}</Text>
        <Button mt="xs" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry} loading={isRetrying}>
          Spróbuj ponownie
        </Button>
      </Stack>
    </Center>
  )
}
