import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorText } from '#web/api/http-error.ts'
import { forgetPreviousSession, logout, setSession } from '#web/api/session.ts'
import { loadQueue } from '#web/graphic-queue/load-queue.ts'
import { forgetMatches } from '#web/match-store/matches-store.ts'
import { redirectDelay } from '#web/ui/redirect-delay.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

export function useLogout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { graphicQueue } = await loadQueue()
      await graphicQueue.drain()
      await logout()
      // What the server would not take is not left on a device that others use.
      await graphicQueue.dropAll()
    },
    onSuccess: async () => {
      toastSuccess('Wylogowano', 'Zostałeś pomyślnie wylogowany.')
      await redirectDelay()
      setSession(client, null)
      forgetMatches()
      await navigate({ to: '/auth' })
      forgetPreviousSession(client)
    },
    onError: (error) => toastFailure('Błąd wylogowania', errorText(error)),
  })
}
