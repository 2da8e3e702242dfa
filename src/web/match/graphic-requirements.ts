import type { Missing } from '#graphic/kinds/kind.ts'
import { toastFailure } from '#web/ui/toast.tsx'

/** Says what is missing; true: nothing is. */
export function isNothingMissing(missing: Missing | null): boolean {
  if (missing) toastFailure(missing.title, missing.message)
  return missing === null
}
