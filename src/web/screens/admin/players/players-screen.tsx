import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function PlayersScreen() {
  return (
    <>
      <ScreenHeading order={2} title="Zarządzanie zawodnikami" />
      <PlannedSection order={3} title="Kadra">
        Zawodnicy z numerami i zdjęciami do składu i do grafiki strzelca.
      </PlannedSection>
    </>
  )
}
