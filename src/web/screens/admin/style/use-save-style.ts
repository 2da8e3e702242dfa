import type { LookName } from '#graphic/template/look-name.ts'
import { useSaveClubStyle } from '#web/api/club-style.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { conflictingSetting } from '#web/api/settings.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import type { StyleDraft } from './use-style-draft.ts'

/** Somebody else's newer save is shown by the form itself, so it brings no toast. */
export function useSaveStyle({ style, look, drop }: StyleDraft, storedLook: LookName | null) {
  const save = useSaveClubStyle()
  return {
    isPending: save.isPending,
    conflict: conflictingSetting(save.error),
    dropConflict: save.reset,
    send: (version: number) =>
      save.mutate(
        { style, version, look: look === storedLook ? null : look },
        {
          onSuccess: () => {
            drop()
            toastSuccess('Styl klubu zastosowany', 'Tła szablonów startowych rysują się od nowa, to potrwa chwilę.')
          },
          onError: (error) => {
            if (!conflictingSetting(error)) toastFailure('Nie udało się zapisać stylu klubu', serverMessage(error))
          },
        },
      ),
  }
}
