import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconCalendarPlus, IconCalendarSearch } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'

export const NoMatches = () => (
  <Paper p="xl">
    <Stack align="center" gap="sm" c="dimmed" ta="center">
      <IconCalendarPlus size={40} stroke={1.3} aria-hidden />
      <Text>
        Nie ma jeszcze żadnego meczu. Dodaj pierwszy przyciskiem „Nowy mecz” albo wczytaj cały terminarz naraz.
      </Text>
      <ButtonLink to="/matches/$" params={{ _splat: 'import' }}>
        Wczytaj terminarz
      </ButtonLink>
    </Stack>
  </Paper>
)

export const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <Paper p="xl">
    <Stack align="center" gap="sm" c="dimmed" ta="center">
      <IconCalendarSearch size={40} stroke={1.3} aria-hidden />
      <Text>Żaden mecz nie pasuje do tego wyboru.</Text>
      <Button variant="default" onClick={onClear}>
        Pokaż wszystkie
      </Button>
    </Stack>
  </Paper>
)
