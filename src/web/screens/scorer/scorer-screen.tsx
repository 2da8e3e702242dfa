import { GraphicFrame } from '#web/ui/graphic-frame.tsx'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function ScorerScreen() {
  return (
    <>
      <ScreenHeading title="Strzelec gola" />
      <ScreenColumns
        controls={
          <>
            <PlannedSection title="Ustawienia grafiki">Szablon, przeciwnik i rodzaj meczu.</PlannedSection>
            <PlannedSection title="Bramka">Nasz gol albo gol przeciwnika, wynik i strzelec.</PlannedSection>
          </>
        }
        preview={<GraphicFrame title="Podgląd na żywo" note="Tu powstanie grafika strzelca bramki." />}
      />
    </>
  )
}
