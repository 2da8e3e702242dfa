import { lazy, Suspense } from 'react'
import type { Kind } from '#graphic/kinds/kind.ts'
import { useSession } from '#web/api/session.ts'
import { GraphicPanel } from '#web/match/graphic-panel.tsx'
import { mustSignIn } from '#web/match/must-sign-in.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useGraphic } from '#web/match-store/use-graphic.ts'
import { useMatch } from '#web/match-store/use-match.ts'

const PublishedNote = lazy(() => import('./published-note.tsx').then((module) => ({ default: module.PublishedNote })))

interface LineupPreviewProps {
  kinds: readonly Kind[]
  catalogue: ClubCatalogue
}

/** A part of its own: it follows every change of the match, and nothing else has to. */
export function LineupPreview({ kinds, catalogue }: LineupPreviewProps) {
  const isSignedIn = Boolean(useSession().data)
  const graphic = useGraphic(kinds, catalogue)
  const mayGenerate = (): boolean => {
    if (!isSignedIn) mustSignIn('ustawienia')
    return isSignedIn
  }
  const isPublished = useMatch((match) => match.published !== null)
  return (
    <>
      <GraphicPanel graphic={graphic} clubName={catalogue.club.name} mayGenerate={mayGenerate} />
      {isPublished && (
        <Suspense>
          <PublishedNote />
        </Suspense>
      )}
    </>
  )
}
