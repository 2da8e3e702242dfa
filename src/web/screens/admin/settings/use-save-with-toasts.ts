import { serverMessage } from '#web/api/http-error.ts'
import { conflictingSetting, useSaveSetting } from '#web/api/settings.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

/** Somebody else's newer save is shown by the form itself, so it brings no toast. */
export function useSaveWithToasts() {
  const save = useSaveSetting()
  return {
    isPending: save.isPending,
    conflict: conflictingSetting(save.error),
    dropConflict: save.reset,
    save: (draft: Parameters<typeof save.mutate>[0], onSaved?: () => void) =>
      save.mutate(draft, {
        onSuccess: () => {
          toastSuccess('Ustawienia zostały zapisane')
          onSaved?.()
        },
        onError: (error) => {
          if (!conflictingSetting(error)) toastFailure(`Nie udało się zapisać ustawień: ${serverMessage(error)}`)
        },
      }),
  }
}
