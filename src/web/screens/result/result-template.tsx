import { Paper, Stack, Title } from '@mantine/core'
import { SaveButton } from '#web/match/save-button.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { changeStudio } from '#web/match-store/shared-sync.ts'
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
            changeStudio(['result_settings_global'], (studio) => ({ ...studio, selectedResultTemplate: id }))
          }
        />
        <div>
          <SaveButton what="settings" keys={['result_settings_global']} />
        </div>
      </Stack>
    </Paper>
  )
}
