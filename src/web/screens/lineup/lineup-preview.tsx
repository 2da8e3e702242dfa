import { lazy, Suspense } from 'react'
import { useSession } from '#web/api/session.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { hasOpponentAndTemplate } from '#web/match/graphic-requirements.ts'
import { mustSignIn } from '#web/match/must-sign-in.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { LINEUP_GRAPHIC } from '#web/match-store/graphics/lineup-graphic.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { useMatch } from '#web/match-store/use-match.ts'

const PublishedNote = lazy(() => import('./published-note.tsx').then((module) => ({ default: module.PublishedNote })))

/** A part of its own: it follows every change of the match, and nothing else has to. */
export function LineupPreview({ catalogue }: { catalogue: Catalogue }) {
  const isSignedIn = Boolean(useSession().data)
  const graphic = useGraphic(LINEUP_GRAPHIC, catalogue)
  const mayGenerate = (): boolean => {
    if (isSignedIn) return hasOpponentAndTemplate(graphic, catalogue)
    mustSignIn('ustawienia')
    return false
  }
  const isPublished = useMatch((match) => match.published !== null)
  return (
    <>
      <GraphicPanel
        graphic={graphic}
        clubName={catalogue.club.name}
        generateLabel="Generuj grafikę składu"
        mayGenerate={mayGenerate}
      />
      {isPublished && (
        <Suspense>
          <PublishedNote />
        </Suspense>
      )}
    </>
  )
}
