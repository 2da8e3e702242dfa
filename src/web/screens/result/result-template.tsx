import { Paper, Stack, Title } from '@mantine/core'
import { LatePhotoChoice } from '#web/match/photo/late-photo-choice.tsx'
import { SaveButton } from '#web/match/save-button.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { chooseTemplate } from '#web/match-store/choose-template.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'

export function ResultTemplate({ catalogue, graphic }: { catalogue: ClubCatalogue; graphic: ShownGraphic }) {
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Ustawienia grafiki">
      <Title order={2} size="h4" mb="md">
        Ustawienia grafiki
      </Title>
      <Stack gap="md">
        <TemplateSelect
          catalogue={catalogue}
          type={graphic.kind}
          value={graphic.template?.id ?? null}
          onChange={(id) => chooseTemplate(graphic.kind, id)}
        />
        <LatePhotoChoice graphic={graphic} />
        <div>
          <SaveButton what="result" />
        </div>
      </Stack>
    </Paper>
  )
}
