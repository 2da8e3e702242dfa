import { Container, Stack } from '@mantine/core'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function FanAppScreen() {
  return (
    <Container component="main" size="xs" py="lg">
      <ScreenHeading title="Aplikacja kibica" description="Makieta aplikacji na telefon." />
      <Stack>
        <PlannedSection title="Strona główna">Najbliższy mecz i ostatnie wyniki.</PlannedSection>
        <PlannedSection title="Szczegóły meczu">Przebieg meczu na żywo.</PlannedSection>
        <PlannedSection title="Galeria grafik">Grafiki opublikowane przez klub.</PlannedSection>
      </Stack>
    </Container>
  )
}
