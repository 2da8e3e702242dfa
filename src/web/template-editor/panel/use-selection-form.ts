import { useMemo } from 'react'
import type { DataKey } from '#graphic/template/data-keys.ts'
import type { Items } from '#graphic/template/editor/items.ts'
import { type SelectionForm, selectionForm } from '#graphic/template/editor/selection-form.ts'
import { useEditorActions } from '../editor-actions.ts'

/** What a field needs to set what it shows of everything that is chosen. */
export type Bind = (name: string) => { disabled: boolean; onChange: (value: unknown) => void; onRest: () => void }

export function useSelectionForm(items: Items): { form: SelectionForm; bind: Bind } {
  const actions = useEditorActions()
  const form = useMemo(() => selectionForm(items), [items])
  const bind: Bind = (name) => ({
    disabled: form.isLocked,
    onChange: (value) =>
      name === 'dataKey' && items[0]
        ? actions.chooseDatum(items[0].id, value as DataKey)
        : actions.changeSelected({ [name]: value }, `field ${name}`),
    onRest: actions.rest,
  })
  return { form, bind }
}
