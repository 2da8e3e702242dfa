import { Group, Text, Title } from '@mantine/core'
import { useDeferredValue, useId } from 'react'
import type { Template } from '#contract/template.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import type { SampleClub } from '#web/graphics/template-picture/template-picture.tsx'
import { TemplateCard } from './template-card.tsx'
import classes from './template-group.module.css'
import type { TemplateTasks } from './template-tasks.ts'

const FIRST_SIGHT = 12

interface TemplateGroupProps extends TemplateTasks {
  type: KindName
  templates: Template[]
  club: SampleClub
}

export function TemplateGroup({ type, templates, club, ...tasks }: TemplateGroupProps) {
  const headingId = useId()
  // Hundreds of cards come a moment after what is typed, so that the page never stands still.
  const drawn = useDeferredValue(templates, templates.slice(0, FIRST_SIGHT))
  return (
    <section aria-labelledby={headingId}>
      <Group gap="xs" align="baseline" mb="sm">
        <Title order={3} size="h4" id={headingId}>
          {kindFacts(type).label}
        </Title>
        <Text c="dimmed">{templates.length}</Text>
      </Group>
      {templates.length === 0 ? (
        <Text c="dimmed">Brak szablonów tego typu.</Text>
      ) : (
        <ul className={classes.cards}>
          {drawn.map((template) => (
            <TemplateCard key={template.id} template={template} club={club} {...tasks} />
          ))}
        </ul>
      )}
    </section>
  )
}
