import { Paper, Stack, Title } from '@mantine/core'
import { SaveButton } from '#web/match/save-button.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'

export function ResultTemplate({ catalogue, graphic }: { catalogue: Catalogue; graphic: Graphic }) {
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Ustawienia grafiki">
      <Title order={2} size="h4" mb="md">
        Ustawienia grafiki
      </Title>
      <Stack gap="md">
        <TemplateSelect
          templates={catalogue.templates}
          type="result"
          value={graphic.template?.id ?? null}
          onChange={(id) =>
            changeMatch((match) => ({ ...match, selectedTemplates: { ...match.selectedTemplates, result: id } }))
          }
        />
        <div>
          <SaveButton what="result" />
        </div>
      </Stack>
    </Paper>
  )
}
