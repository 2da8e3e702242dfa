import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Null: none was ever made. */
export function NoGraphics({ onClear }: { onClear: (() => void) | null }) {
  const Icon = onClear ? IconPhotoOff : IconPhotoPlus
  return (
    <Paper p="xl">
      <Stack align="center" gap="sm" ta="center">
        <Icon size={40} stroke={1.3} aria-hidden />
        <Text>
          {onClear
            ? 'Żadna grafika nie pasuje do tych filtrów.'
            : 'Tu zbiorą się grafiki wszystkich meczów. Pierwszą zrobisz na ekranie składu.'}
        </Text>
        {onClear ? (
          <Button variant="light" onClick={onClear}>
            Wyczyść filtry
          </Button>
        ) : (
          <ButtonLink to="/lineup" variant="light">
            Przejdź do składu
          </ButtonLink>
        )}
      </Stack>
    </Paper>
  )
}
