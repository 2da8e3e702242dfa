import { Text } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { defaultsAfter } from '#graphic/template/default-template.ts'
import { useTemplates } from '#web/api/templates.ts'

interface DefaultNoteProps {
  /** Left out for a new template. */
  id?: number
  type: KindName
  isDefault: boolean
}

function noteOn(templates: readonly Template[], { id = 0, type, isDefault }: DefaultNoteProps): string {
  const after = defaultsAfter(templates, { id, type, isDefault })
  const sentences = [
    after.isDefault && !isDefault && `To jedyny szablon typu „${kindFacts(type).label}”, więc będzie domyślny.`,
    after.former && `Zastąpi dotychczasowy domyślny: „${after.former.name}”.`,
    after.heir && `Domyślnym typu „${kindFacts(after.heir.type).label}” zostanie „${after.heir.name}”.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** What saving would do to the defaults beyond what the switch itself says. */
export const DefaultNote = (props: DefaultNoteProps) => (
  <Text size="sm" c="dimmed" role="status">
    {noteOn(useTemplates().data ?? [], props)}
  </Text>
)
