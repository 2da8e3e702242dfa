import { useSession } from '#web/api/session.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { mustSignIn } from '#web/match/save-messages.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { studioNow } from '#web/match-store/studio-store.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { toastFailure } from '#web/ui/toast.tsx'

/** A part of its own: it follows every change of the match, and nothing else has to. */
export function LineupPreview({ catalogue }: { catalogue: Catalogue }) {
  const isSignedIn = Boolean(useSession().data)
  const graphic = useGraphic('lineup', catalogue)
  const mayGenerate = (): boolean => {
    const { selectedOpponent } = studioNow()
    if (!isSignedIn) mustSignIn('ustawienia')
    else if (!catalogue.opponents.some(({ id }) => id === selectedOpponent))
      toastFailure('Wybierz przeciwnika', 'Najpierw wybierz przeciwnika')
    else if (!graphic.template) toastFailure('Wybierz szablon', 'Najpierw wybierz szablon grafiki')
    else return true
    return false
  }
  return (
    <GraphicPanel
      graphic={graphic}
      clubName={catalogue.club.name}
      generateLabel="Generuj grafikę składu"
      mayGenerate={mayGenerate}
    />
  )
}
