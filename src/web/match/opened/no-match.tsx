import { Center, Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconCalendarOff } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'

/** In the place of a screen whose match cannot be shown. */
export function NoMatch({ problem }: { problem: 'missing' | 'unreachable' }) {
  useDocumentTitle('Nie ma takiego meczu · Jedenastka')
  if (problem === 'unreachable') {
    return (
      <LoadFailure
        title="Nie udało się wczytać tego meczu"
        message="Tego meczu nie ma na tym urządzeniu, a serwer nie odpowiada. Sprawdź połączenie."
        onRetry={() => window.location.reload()}
      />
    )
  }
  return (
    <Center mih="50dvh" p="md">
      <Stack align="center" gap="sm" maw="28rem" ta="center">
        <IconCalendarOff size={48} stroke={1.3} aria-hidden />
        <Title order={1} size="h2">
          Nie ma takiego meczu
        </Title>
        <Text c="dimmed">Administrator mógł go usunąć albo połączyć z innym, albo w adresie jest błąd.</Text>
        <Group mt="xs" justify="center">
          <ButtonLink to="/lineup" search={{ mecz: undefined }}>
            Przejdź do bieżącego meczu
          </ButtonLink>
          <ButtonLink to="/matches" search={{ mecz: undefined }} variant="default">
            Lista meczów
          </ButtonLink>
        </Group>
      </Stack>
    </Center>
  )
}
