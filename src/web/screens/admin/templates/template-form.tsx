import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { z } from 'zod'
import type { Template } from '#contract/template.ts'
import { templateData } from '#contract/template-input.ts'
import { type TemplateSave, useSaveTemplate } from '#web/api/template-changes.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { InlineForm } from '#web/ui/inline-form.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import { useInlineSave } from '#web/ui/use-inline-save.ts'
import { TemplateFields, type TemplateFormValues } from './template-fields.tsx'

const MISSING_BACKGROUND = 'Dodaj tło szablonu'
const changedTemplate = templateData.extend({ background: z.instanceof(Blob).nullable() })
const newTemplate = templateData.extend({ background: z.instanceof(Blob, { error: MISSING_BACKGROUND }) })
const BLANK: TemplateFormValues = {
  name: '',
  type: 'lineup',
  look: 'broadcast',
  isDefault: false,
  background: null,
}

interface TemplateFormProps {
  /** The one to change; left out, a new one is added. */
  template?: Template
  onDone: () => void
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const words = template ? EDIT_WORDS : ADD_WORDS
  const saving = useInlineSave({ save: useSaveTemplate(), words, onDone })
  const form = useForm<TemplateFormValues>({
    initialValues: template ? valuesOf(template) : BLANK,
    validate: schemaResolver(template ? changedTemplate : newTemplate, { sync: true }),
  })

  const submit = (values: TemplateFormValues) => saving.send((onProgress) => saveOf(values, template?.id, onProgress))
  const refuse = (errors: FormErrors) => {
    const onlyBackground = Object.keys(errors).every((field) => field === 'background')
    if (onlyBackground) toastFailure('Brak tła', MISSING_BACKGROUND)
    else toastFailure('Nieprawidłowe dane', 'Wypełnij wszystkie wymagane pola')
    focusFirstInvalid(form)(errors)
  }

  return (
    <InlineForm
      title={words.title}
      submitLabel={words.submit}
      isPending={saving.isPending}
      sentShare={saving.sentShare(form.values.background !== null)}
      onSubmit={form.onSubmit(submit, refuse)}
      onCancel={onDone}
    >
      <TemplateFields form={form} template={template} />
    </InlineForm>
  )
}

const valuesOf = ({ name, type, look, isDefault }: Template): TemplateFormValues => ({
  name,
  type,
  look,
  isDefault,
  background: null,
})

function saveOf(values: TemplateFormValues, id: number | undefined, onProgress: (share: number) => void): TemplateSave {
  const { background, name, ...choices } = values
  const save = { data: { ...choices, name: name.trim() }, templateBackground: background, onProgress }
  return id === undefined ? save : { id, ...save }
}

const ADD_WORDS = {
  title: 'Dodaj szablon',
  submit: 'Dodaj',
  success: 'Szablon dodany',
  failure: 'Błąd dodawania szablonu',
}

const EDIT_WORDS = {
  title: 'Edytuj szablon',
  submit: 'Zapisz zmiany',
  success: 'Szablon zaktualizowany',
  failure: 'Błąd aktualizacji szablonu',
}
