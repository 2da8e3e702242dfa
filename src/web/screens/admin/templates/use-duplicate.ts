import { useCallback } from 'react'
import type { Template } from '#contract/template.ts'
import { useDuplicateTemplate } from '#web/api/template-changes.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd duplikowania szablonu'

/** The same function at every drawing: the cards are remembered by it. */
export function useDuplicate(): (template: Template) => void {
  const { mutate } = useDuplicateTemplate()
  return useCallback(
    ({ id }: Template) =>
      mutate(id, {
        onSuccess: (copy) => toastSuccess('Szablon zduplikowany', copy.name),
        onError: (error) => tellFailure(FAILURE, error),
      }),
    [mutate],
  )
}
