import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconLayersSubtract, IconPencil, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import type { Template } from '#contract/template.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './template-card.module.css'
import { LinksLocked, type TemplateTasks } from './template-tasks.ts'

const KEEP_DEFAULT = 'Nie można usunąć domyślnego szablonu'

interface TemplateActionsProps extends Pick<TemplateTasks, 'onEdit' | 'onDelete'> {
  template: Template
}

export function TemplateActions({ template, onEdit, onDelete }: TemplateActionsProps) {
  return (
    <>
      <EditorLink template={template} />
      <Group gap={4} wrap="nowrap">
        <Button
          variant="subtle"
          color="gray"
          flex={1}
          className={`${classes.action} ${classes.quiet}`}
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`Edytuj dane: ${template.name}`}
          onClick={() => onEdit(template)}
        >
          Edytuj dane
        </Button>
        {template.isDefault ? (
          <Tooltip label={KEEP_DEFAULT} events={{ hover: true, focus: true, touch: true }}>
            <ActionIcon
              aria-disabled
              c="dimmed"
              opacity={0.5}
              className={classes.quiet}
              aria-label={`Usuń szablon ${template.name}: nie można usunąć domyślnego szablonu`}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : (
          <ActionIcon
            color="red"
            className={classes.quiet}
            aria-label={`Usuń szablon ${template.name}`}
            onClick={() => onDelete(template)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </>
  )
}

/** A link has no disabled state of its own, so while the list is locked a button stands in its place. */
function EditorLink({ template }: { template: Template }) {
  const isLocked = use(LinksLocked)
  const look = {
    variant: 'light',
    fullWidth: true,
    className: classes.action,
    leftSection: <IconLayersSubtract size={18} aria-hidden />,
    'aria-label': `Edytor elementów: ${template.name}`,
    children: 'Edytor elementów',
  } as const
  if (isLocked) return <Button {...look} disabled />
  return <ButtonLink {...look} to="/admin/template-editor/$id" params={{ id: String(template.id) }} />
}
