import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconCamera, IconPhotoOff } from '@tabler/icons-react'

/** Null: there is none at all. */
export function NoPhotos({ onClear }: { onClear: (() => void) | null }) {
  const Icon = onClear ? IconPhotoOff : IconCamera
  return (
    <Paper p="xl" mt="lg">
      <Stack align="center" gap="sm" ta="center">
        <Icon size={40} stroke={1.3} aria-hidden />
        <Text>
          {onClear
            ? 'Żadne zdjęcie nie pasuje do tych filtrów.'
            : 'Nie ma jeszcze zdjęć. Wybierz wyżej pierwsze z telefonu albo z karty aparatu, choćby kilkaset naraz, a potem użyjesz ich na grafikach.'}
        </Text>
        {onClear && (
          <Button variant="light" onClick={onClear}>
            Wyczyść filtry
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
