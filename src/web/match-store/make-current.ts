import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CURRENT_MATCHES } from '#web/api/match.ts'
import { MATCH_LISTS, makeCurrentMatch } from '#web/api/matches.ts'
import { know } from './matches-store.ts'
import { useOpenMatch } from './open-match.ts'

/** From then on it is the match of those who open no other, and of the shared settings. */
export function useMakeCurrent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: makeCurrentMatch,
    onSuccess: (match) => {
      know(String(match.id), match)
      useOpenMatch.setState({ currentId: match.id })
      void client.invalidateQueries({ queryKey: CURRENT_MATCHES })
      void client.invalidateQueries({ queryKey: MATCH_LISTS })
    },
  })
}
