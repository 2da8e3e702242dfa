import { GraphicFrame } from '#web/ui/graphic-frame.tsx'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function ResultScreen() {
  return (
    <>
      <ScreenHeading title="Wynik meczu" />
      <ScreenColumns
        controls={
          <>
            <PlannedSection title="Ustawienia grafiki">Szablon oraz wynik do przerwy albo końcowy.</PlannedSection>
            <PlannedSection title="Wynik">Bramki gospodarzy i gości.</PlannedSection>
            <PlannedSection title="Strzelcy bramek">Lista strzelców obu drużyn.</PlannedSection>
          </>
        }
        preview={<GraphicFrame title="Podgląd na żywo" note="Tu powstanie grafika z wynikiem." />}
      />
    </>
  )
}
