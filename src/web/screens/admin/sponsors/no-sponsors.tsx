import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconHeartHandshake, IconPlus } from '@tabler/icons-react'

interface NoSponsorsProps {
  isFormOpen: boolean
  onAdd: () => void
}

export function NoSponsors({ isFormOpen, onAdd }: NoSponsorsProps) {
  return (
    <Paper p="xl">
      <Stack align="center" gap="sm" ta="center">
        <IconHeartHandshake size={40} stroke={1.3} aria-hidden color="var(--mantine-color-dimmed)" />
        <Text fw={600}>Nie ma jeszcze sponsorów</Text>
        <Text c="dimmed" maw={440}>
          Dodaj logo, a pojawi się na pasku u dołu grafik. Zdecydujesz, na których i w jakich rozgrywkach.
        </Text>
        {!isFormOpen && (
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            Dodaj pierwszego sponsora
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
