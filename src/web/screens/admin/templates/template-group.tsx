import { Group, Text, Title } from '@mantine/core'
import { useDeferredValue, useId } from 'react'
import type { Template } from '#contract/template.ts'
import { TEMPLATE_TYPE_LABELS, type TemplateType } from '#domain/template/template-type.ts'
import { TemplateCard } from './template-card.tsx'
import classes from './template-group.module.css'
import type { TemplateTasks } from './template-tasks.ts'

const FIRST_SIGHT = 12

interface TemplateGroupProps extends TemplateTasks {
  type: TemplateType
  templates: Template[]
}

export function TemplateGroup({ type, templates, ...tasks }: TemplateGroupProps) {
  const headingId = useId()
  // Hundreds of cards come a moment after what is typed, so that the page never stands still.
  const drawn = useDeferredValue(templates, templates.slice(0, FIRST_SIGHT))
  return (
    <section aria-labelledby={headingId}>
      <Group gap="xs" align="baseline" mb="sm">
        <Title order={3} size="h4" id={headingId}>
          {TEMPLATE_TYPE_LABELS[type]}
        </Title>
        <Text c="dimmed">{templates.length}</Text>
      </Group>
      {templates.length === 0 ? (
        <Text c="dimmed">Brak szablonów tego typu.</Text>
      ) : (
        <ul className={classes.cards}>
          {drawn.map((template) => (
            <TemplateCard key={template.id} template={template} {...tasks} />
          ))}
        </ul>
      )}
    </section>
  )
}
