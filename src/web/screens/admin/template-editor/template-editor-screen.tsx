import { Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlannedSection } from '#web/ui/planned-section.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'

export function TemplateEditorScreen() {
  const { id } = useParams({ strict: false })
  const templateId = Number.parseInt(id ?? '', 10)
  if (Number.isNaN(templateId)) return <UnknownTemplate />
  return (
    <>
      <BackToTemplates label="Wstecz" />
      <ScreenHeading order={2} title={`Edytor szablonu: ${templateId}`} />
      <PlannedSection order={3} title="Elementy">
        Teksty, obrazy i kształty układane na tle szablonu.
      </PlannedSection>
    </>
  )
}

function UnknownTemplate() {
  return (
    <Stack align="flex-start">
      <ScreenHeading order={2} title="Błąd ładowania szablonu" />
      <Text c="dimmed">Nie można załadować szablonu</Text>
      <BackToTemplates label="Powrót do listy szablonów" />
    </Stack>
  )
}

function BackToTemplates({ label }: { label: string }) {
  return (
    <ButtonLink
      to="/admin/templates"
      variant="subtle"
      mb="sm"
      ml={-18}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {label}
    </ButtonLink>
  )
}
