import { Button, Group, Paper, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconClipboardText, IconShirtSport, IconUserPlus } from '@tabler/icons-react'

interface NoPlayersProps {
  isLocked: boolean
  onAdd: () => void
  onImport: () => void
}

/** Where a new club starts. */
export function NoPlayers({ isLocked, onAdd, onImport }: NoPlayersProps) {
  return (
    <Paper p="xl">
      <Stack align="center" gap="md" ta="center">
        <ThemeIcon size={64} radius="xl" variant="light">
          <IconShirtSport size={34} stroke={1.5} aria-hidden />
        </ThemeIcon>
        <div>
          <Text fw={700} size="lg">
            Brak zawodników
          </Text>
          <Text c="dimmed" maw="30rem">
            Wklej całą kadrę z Excela albo z wiadomości i dodaj wszystkie zdjęcia naraz, albo dodawaj zawodników po
            kolei.
          </Text>
        </div>
        <Group justify="center">
          <Button leftSection={<IconClipboardText size={18} aria-hidden />} disabled={isLocked} onClick={onImport}>
            Wklej listę
          </Button>
          <Button
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            disabled={isLocked}
            onClick={onAdd}
          >
            Dodaj zawodnika
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
