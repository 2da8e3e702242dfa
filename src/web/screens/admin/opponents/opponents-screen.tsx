import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function OpponentsScreen() {
  return (
    <>
      <ScreenHeading order={2} title="Zarządzanie przeciwnikami" />
      <PlannedSection order={3} title="Lista przeciwników">
        Drużyny przeciwne z nazwami i herbami.
      </PlannedSection>
    </>
  )
}
