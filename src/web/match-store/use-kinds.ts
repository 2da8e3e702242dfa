import { useQuery } from '@tanstack/react-query'
import type { Kind } from '#graphic/kinds/kind.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { loadKinds } from '#graphic/kinds/load-kinds.ts'

/** What makes graphics of these kinds, once it is loaded. */
export const useKinds = (names: readonly KindName[]): readonly Kind[] | undefined =>
  useQuery({
    queryKey: ['kinds', names],
    queryFn: () => loadKinds(names),
    staleTime: Number.POSITIVE_INFINITY,
    // Of this app's own files, which the device may have without any connection.
    networkMode: 'always',
  }).data
