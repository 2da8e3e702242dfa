import { Text } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { defaultsAfter } from '#domain/template/default-template.ts'
import { TEMPLATE_TYPE_LABELS, type TemplateType } from '#domain/template/template-type.ts'
import { useTemplates } from '#web/api/templates.ts'

interface DefaultNoteProps {
  /** Left out for a new template. */
  id?: number
  type: TemplateType
  isDefault: boolean
}

function noteOn(templates: readonly Template[], { id = 0, type, isDefault }: DefaultNoteProps): string {
  const after = defaultsAfter(templates, { id, type, isDefault })
  const sentences = [
    after.isDefault && !isDefault && `To jedyny szablon typu „${TEMPLATE_TYPE_LABELS[type]}”, więc będzie domyślny.`,
    after.former && `Zastąpi dotychczasowy domyślny: „${after.former.name}”.`,
    after.heir && `Domyślnym typu „${TEMPLATE_TYPE_LABELS[after.heir.type]}” zostanie „${after.heir.name}”.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** What saving would do to the defaults beyond what the switch itself says. */
export const DefaultNote = (props: DefaultNoteProps) => (
  <Text size="sm" c="dimmed" role="status">
    {noteOn(useTemplates().data ?? [], props)}
  </Text>
)
