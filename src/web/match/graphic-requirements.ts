import type { Catalogue } from '#web/match-store/catalogue.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { toastFailure } from '#web/ui/toast.tsx'

/** Says which of the two is missing. */
export function hasOpponentAndTemplate(graphic: Graphic, { opponents }: Catalogue): boolean {
  if (!opponents.some(({ id }) => id === matchNow().selectedOpponent)) {
    toastFailure('Wybierz przeciwnika', 'Najpierw wybierz przeciwnika')
    return false
  }
  if (!graphic.template) {
    toastFailure('Wybierz szablon', 'Najpierw wybierz szablon grafiki')
    return false
  }
  return true
}
