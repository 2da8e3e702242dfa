import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EMPTY_SHOWN, withFollowing } from '#domain/match/document/shown-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import { fetchMatch } from '#web/api/matches.ts'
import { useCatalogue } from '#web/match-store/catalogue.ts'
import { useOpenMatch } from '#web/match-store/open-match.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { type Preview, type PreviewMode, previewOf } from './preview-views.ts'

/** The current match as everybody shares it right now. */
function useSharedMatch(isWanted: boolean) {
  const team = useOpenMatch((open) => open.team)
  const id = useCurrentMatch(isWanted, team).data?.documentId ?? null
  const document = useQuery({
    queryKey: ['match-document', id],
    queryFn: () => fetchMatch(id ?? 0, 0),
    enabled: isWanted && id !== null,
  }).data
  return useMemo(() => (document ? withFollowing(stateOf(document.cells, serverNow())) : EMPTY_SHOWN), [document])
}

export function usePreview(mode: PreviewMode, type: TemplateType): Preview {
  const catalogue = useCatalogue()
  const match = useSharedMatch(mode === 'current')
  return useMemo(() => previewOf(mode, type, catalogue, match), [mode, type, catalogue, match])
}
