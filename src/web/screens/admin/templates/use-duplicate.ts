import { useCallback } from 'react'
import type { Template } from '#contract/template.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useDuplicateTemplate } from '#web/api/templates.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd duplikowania szablonu'

/** The same function at every drawing: the cards are remembered by it. */
export function useDuplicate(): (template: Template) => void {
  const { mutate } = useDuplicateTemplate()
  return useCallback(
    ({ id }: Template) =>
      mutate(id, {
        onSuccess: (copy) => toastSuccess('Szablon zduplikowany', copy.name),
        onError: (error) => {
          logFailure(FAILURE, error)
          toastFailure(FAILURE, serverMessage(error))
        },
      }),
    [mutate],
  )
}
