import { useLocation } from '@tanstack/react-router'
import { isKindName } from '#graphic/kinds/kinds.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { KindStudio } from './kind-studio.tsx'
import { KindWall } from './kind-wall.tsx'

const partOf = (pathname: string): string => pathname.replace(/^\/graphics\/?/, '').replace(/\/$/, '')

/** All kinds of graphic, in the order of a match day; one of them where it is made. */
export function GraphicsScreen() {
  const kind = partOf(useLocation().pathname)
  const catalogue = useCatalogue()
  return isKindName(kind) ? (
    <KindStudio key={kind} kind={kind} catalogue={catalogue} />
  ) : (
    <KindWall catalogue={catalogue} />
  )
}
