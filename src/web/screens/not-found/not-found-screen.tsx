import { Center, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconHome } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './not-found-screen.module.css'

export function NotFoundScreen() {
  useDocumentTitle('404 · Jedenastka')
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" ta="center" gap="sm">
        <svg className={classes.flag} viewBox="0 0 96 96" aria-hidden="true">
          <path d="M8 88a40 40 0 0 1 40-40M48 48h40" className={classes.line} />
          <path d="M48 88V12" className={classes.pole} />
          <path d="M48 12 82 24 48 36Z" className={classes.cloth} />
        </svg>
        <Title order={1} size="h2">
          404 Page Not Found
        </Title>
        <Text c="dimmed">Did you forget to add the page to the router?</Text>
        <ButtonLink to="/" mt="md" leftSection={<IconHome size={18} aria-hidden />}>
          Wróć na stronę główną
        </ButtonLink>
      </Stack>
    </Center>
  )
}
