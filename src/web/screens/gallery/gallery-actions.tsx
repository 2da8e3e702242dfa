import type { StaffGraphic } from '#contract/match-graphic.ts'
import { DeleteGraphic } from '#web/match/finished/delete-graphic.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface GalleryActionsProps {
  matchId: number | null
  graphics: readonly StaffGraphic[]
  onDeleted: () => void
}

/** What else is done with a match's graphic is done where the match is; one of no match has only this place. */
export const GalleryActions = ({ matchId, graphics, onDeleted }: GalleryActionsProps) =>
  matchId === null ? (
    <DeleteGraphic graphics={graphics} onDeleted={onDeleted} />
  ) : (
    <ButtonLink to="/matches/$" params={{ _splat: String(matchId) }} variant="light">
      Strona meczu
    </ButtonLink>
  )
