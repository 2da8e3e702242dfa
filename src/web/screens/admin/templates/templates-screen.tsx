import { SimpleGrid } from '@mantine/core'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function TemplatesScreen() {
  return (
    <>
      <ScreenHeading order={2} title="Zarządzanie szablonami" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlannedSection order={3} title="Skład meczowy">
          Szablony grafiki ze składem.
        </PlannedSection>
        <PlannedSection order={3} title="Gol">
          Szablony grafiki po naszym golu.
        </PlannedSection>
        <PlannedSection order={3} title="Gol przeciwnika">
          Szablony grafiki po golu przeciwnika.
        </PlannedSection>
        <PlannedSection order={3} title="Wynik meczu">
          Szablony grafiki z wynikiem.
        </PlannedSection>
      </SimpleGrid>
    </>
  )
}
