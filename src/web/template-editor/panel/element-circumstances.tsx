import { NativeSelect, TextInput } from '@mantine/core'
import { CONDITION_NAMES, conditionLabel } from '#graphic/template/conditions.ts'
import type { TemplateElement } from '#graphic/template/element.ts'
import { useEditorActions } from '../editor-actions.ts'

const OPTIONS = [
  { value: '', label: 'zawsze' },
  ...CONDITION_NAMES.map((value) => ({ value, label: conditionLabel(value) })),
]

/** What it is called in the list, and when it is drawn. */
export function ElementCircumstances({ element, disabled }: { element: TemplateElement; disabled: boolean }) {
  const actions = useEditorActions()
  const set = (change: Record<string, unknown>, gesture?: string) => actions.change([element.id], change, gesture)
  return (
    <>
      <TextInput
        size="sm"
        label="Nazwa na liście"
        maxLength={60}
        disabled={disabled}
        value={element.name ?? ''}
        onChange={(event) => set({ name: event.currentTarget.value }, 'field name')}
        onBlur={actions.rest}
      />
      <NativeSelect
        size="sm"
        label="Pokazuj"
        disabled={disabled}
        data={OPTIONS}
        value={element.condition ?? ''}
        onChange={(event) => set({ condition: event.currentTarget.value })}
      />
    </>
  )
}
