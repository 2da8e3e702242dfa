import { GraphicFrame } from '#web/ui/graphic-frame.tsx'
import { PitchLines } from '#web/ui/pitch-lines.tsx'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenColumns } from '#web/ui/screen-columns.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import classes from './lineup-screen.module.css'

export function LineupScreen() {
  return (
    <>
      <ScreenHeading title="Skład" />
      <ScreenColumns
        controls={
          <>
            <PlannedSection title="Ustawienia meczu">
              Przeciwnik, miejsce, szablon, data i godzina oraz zegar meczu.
            </PlannedSection>
            <PlannedSection title="Skład drużyny">
              Jedenastka ustawiana na boisku.
              <PitchLines className={classes.pitch} />
            </PlannedSection>
            <PlannedSection title="Rezerwowi">Lista zawodników na ławce.</PlannedSection>
          </>
        }
        preview={<GraphicFrame title="Podgląd na żywo" note="Tu powstanie grafika ze składem." />}
      />
    </>
  )
}
