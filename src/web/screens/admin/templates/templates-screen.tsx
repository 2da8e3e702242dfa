import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { Template } from '#contract/template.ts'
import { useTemplates } from '#web/api/templates.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { ImportButton } from './import-button.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateList } from './template-list.tsx'
import { TemplateListSkeleton } from './template-list-skeleton.tsx'
import classes from './templates-screen.module.css'
import { useDuplicate } from './use-duplicate.ts'

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; template: Template } | null

export function TemplatesScreen() {
  const templates = useTemplates()
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const edit = useCallback((template: Template) => setTask({ kind: 'edit', template }), [])
  const askToDelete = useCallback((template: Template) => setTask({ kind: 'delete', template }), [])
  const duplicate = useDuplicate()
  const isFormOpen = task?.kind === 'add' || task?.kind === 'edit'
  return (
    <>
      <ScreenHeading
        order={2}
        title="Zarządzanie szablonami"
        action={
          <div className={classes.actions}>
            <ImportButton disabled={isFormOpen} />
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={isFormOpen}
              onClick={() => setTask({ kind: 'add' })}
            >
              Dodaj szablon
            </Button>
          </div>
        }
      />
      {task?.kind === 'add' && <TemplateForm onDone={close} />}
      {task?.kind === 'edit' && <TemplateForm key={task.template.id} template={task.template} onDone={close} />}
      <Loaded query={templates} failure="Błąd pobierania szablonów" skeleton={<TemplateListSkeleton />}>
        {(all) => (
          <TemplateList
            templates={all}
            isLocked={isFormOpen}
            onEdit={edit}
            onDuplicate={duplicate}
            onDelete={askToDelete}
          />
        )}
      </Loaded>
      <DeleteTemplateDialog template={task?.kind === 'delete' ? task.template : null} onClose={close} />
    </>
  )
}
