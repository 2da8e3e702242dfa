import { Container, SimpleGrid } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function ClientTestScreen() {
  return (
    <Container component="main" size="md" py="lg">
      <ButtonLink to="/" variant="subtle" mb="md" ml={-18} leftSection={<IconArrowLeft size={18} aria-hidden />}>
        Powrót
      </ButtonLink>
      <ScreenHeading title="Test API dla kibiców" description="Strona dla twórców aplikacji kibica." />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlannedSection title="Mecze">Lista meczów z publicznego API.</PlannedSection>
        <PlannedSection title="Drużyna">Zawodnicy według pozycji.</PlannedSection>
        <PlannedSection title="Wydarzenia meczu">Bramki i inne wydarzenia wybranego meczu.</PlannedSection>
        <PlannedSection title="Powiadomienia">Rejestracja urządzenia i powiadomienie próbne.</PlannedSection>
      </SimpleGrid>
    </Container>
  )
}
