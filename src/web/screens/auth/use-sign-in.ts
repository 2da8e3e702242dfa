import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { errorText } from '#web/api/http-error.ts'
import { forgetPreviousSession, setSession } from '#web/api/session.ts'
import { redirectDelay } from '#web/ui/redirect-delay.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

interface SignIn<Credentials> {
  send: (credentials: Credentials) => Promise<User>
  success: string
  failure: string
}

/** Stays pending until the redirect, so that nobody signs in twice; the route's guard then sends the person on. */
export function useSignIn<Credentials>({ send, success, failure }: SignIn<Credentials>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (user) => {
      toastSuccess(success, `Witaj, ${user.username}!`)
      await redirectDelay()
      setSession(client, user)
      forgetPreviousSession(client)
    },
    onError: (error) => toastFailure(failure, errorText(error)),
  })
}
