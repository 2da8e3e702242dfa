import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CURRENT_MATCHES } from '#web/api/match.ts'
import { deleteMatch, MATCH_LISTS, mergeMatch } from '#web/api/matches.ts'
import { forgetMatch, hasPending, localMatch } from '#web/match-store/matches-store.ts'
import { useOpenMatch } from '#web/match-store/open-match.ts'

interface Removal {
  id: number
  /** The match that takes over; null: none does. */
  into: number | null
}

/** Whoever has the match open goes to the one that took it over, or to the current one. */
export function useRemoveMatch() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id, into }: Removal) => (into === null ? deleteMatch(id) : mergeMatch(id, into)),
    onMutate: ({ id }) => {
      // Word of it comes over the live channel too, for those who did not do it themselves.
      if (!hasPending(localMatch(String(id)))) forgetMatch(String(id))
    },
    onSuccess: async (_, { id, into }) => {
      const { chosen, currentId } = useOpenMatch.getState()
      if (chosen === String(id)) await navigate({ to: '.', search: { mecz: into ?? undefined }, replace: true })
      if (currentId === id) useOpenMatch.setState({ currentId: null })
      void client.invalidateQueries({ queryKey: CURRENT_MATCHES })
      await client.invalidateQueries({ queryKey: MATCH_LISTS })
    },
  })
}
