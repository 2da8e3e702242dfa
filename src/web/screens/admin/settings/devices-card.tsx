import { Badge, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDeviceCounts } from '#web/api/fans.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const PLATFORM_NAMES: Partial<Record<string, string>> = { ios: 'iOS', android: 'Android', web: 'Przeglądarka' }

const platformName = (platform: string | null): string =>
  platform === null ? 'Nieznana platforma' : (PLATFORM_NAMES[platform.toLowerCase()] ?? platform)

/** How many phones have asked for the club's notifications. */
export function DevicesCard() {
  const { data, error } = useDeviceCounts()
  return (
    <Paper component="section" p="lg" aria-label="Aplikacja kibica">
      <Stack gap="md">
        <div>
          <Title order={3} size="h4">
            Aplikacja kibica
          </Title>
          <Text c="dimmed">Urządzenia zarejestrowane do powiadomień.</Text>
        </div>
        {data ? (
          <div>
            <Text fw={600} mb="xs">
              Urządzenia kibiców: {data.total}
            </Text>
            <Group gap="xs">
              {data.platforms.map(({ platform, devices }) => (
                <Badge key={platform} variant="light" size="lg" tt="none" fw={600}>
                  {platformName(platform)}: {devices}
                </Badge>
              ))}
            </Group>
          </div>
        ) : error ? (
          <Text c="var(--mantine-color-error)">Nie udało się policzyć urządzeń: {serverMessage(error)}</Text>
        ) : (
          <Skeleton height={35} />
        )}
        <Group>
          <ButtonLink to="/fan-app" variant="default">
            Makieta aplikacji
          </ButtonLink>
          <ButtonLink to="/client-test" variant="default">
            Test API
          </ButtonLink>
        </Group>
      </Stack>
    </Paper>
  )
}
