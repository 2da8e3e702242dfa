import { Paper, Stack, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'

export const NoMatches = () => (
  <Paper p="xl">
    <Stack align="center" gap="sm" c="dimmed" ta="center">
      <IconCalendarPlus size={40} stroke={1.3} aria-hidden />
      <Text>Nie ma jeszcze żadnego meczu. Dodaj pierwszy przyciskiem „Nowy mecz”.</Text>
    </Stack>
  </Paper>
)
