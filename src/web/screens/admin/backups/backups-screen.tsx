import { Stack } from '@mantine/core'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function BackupsScreen() {
  return (
    <>
      <ScreenHeading order={2} title="Kopie zapasowe" />
      <Stack>
        <PlannedSection order={3} title="Nowa kopia">
          Kopia wszystkich danych i plików, z komentarzem.
        </PlannedSection>
        <PlannedSection order={3} title="Dostępne kopie">
          Lista kopii do przywrócenia lub usunięcia.
        </PlannedSection>
      </Stack>
    </>
  )
}
