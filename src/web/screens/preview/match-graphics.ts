import { useMemo } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { useMatchGraphics } from '#web/api/match-graphics.ts'
import { versionsOf } from '#web/match/finished/versions-of.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'

const NONE: readonly StaffGraphic[] = []

/** The finished graphics of these kinds, newest first. */
export function useVersions(kinds: readonly KindName[]) {
  const id = numberOf(useOpenKey())
  const query = useMatchGraphics(id, kinds)
  const graphics = query.data ?? NONE
  return {
    versions: useMemo(() => versionsOf(graphics), [graphics]),
    isLoading: id !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    older: query.hasNextPage ? { isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : null,
  }
}
