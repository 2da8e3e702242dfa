import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverMessage } from '#web/api/http-error.ts'
import { loadSync } from '#web/match-store/load-sync.ts'
import { isHere, type MatchKey, numberOf, useMatchesStore } from '#web/match-store/matches-store.ts'

interface LoadedMatchProps {
  matchKey: MatchKey
  children: ReactNode
}

/** Any match, as it is on the server now, to be looked at or changed here. */
export function LoadedMatch({ matchKey, children }: LoadedMatchProps) {
  const id = numberOf(matchKey)
  const isThere = useMatchesStore(() => isHere(matchKey))
  const { error } = useQuery({
    queryKey: ['match-state', id],
    queryFn: async () => (await loadSync()).news.refresh(id ?? 0),
    enabled: id !== null,
    staleTime: 0,
  })
  if (isThere) return children
  return error ? <Text role="alert">{serverMessage(error)}</Text> : <Loader aria-label="Wczytywanie" />
}
