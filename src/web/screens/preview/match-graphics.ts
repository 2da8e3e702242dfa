import type { StaffGraphic } from '#contract/match-graphic.ts'
import { useMatchGraphics } from '#web/api/match-graphics.ts'
import { KIND_TYPES } from '#web/match/use-filed-graphic.ts'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'

const NONE: readonly StaffGraphic[] = []

/** The finished graphics of one kind, newest first. */
export function useGraphicsOfKind(kind: GraphicKindName) {
  const id = numberOf(useOpenKey())
  const query = useMatchGraphics(id, KIND_TYPES[kind])
  return {
    graphics: query.data ?? NONE,
    isLoading: id !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    older: query.hasNextPage ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : null,
  }
}
