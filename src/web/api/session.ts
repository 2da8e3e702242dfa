import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { LoginRequest, RegisterRequest } from '#contract/account.ts'
import { type User, userSchema } from '#contract/user.ts'
import { tellWorker } from '#web/offline/messages.ts'
import { hasStatus } from './http-error.ts'
import { command, request } from './request.ts'

export const sessionQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }): Promise<User | null> =>
    request('/api/user', userSchema, { signal }).catch((error: unknown) => {
      if (hasStatus(error, 401)) return null
      throw error
    }),
})

export const useSession = () => useQuery(sessionQuery)

export const login = (credentials: LoginRequest): Promise<User> =>
  request('/api/login', userSchema, { method: 'POST', json: credentials })

export const register = (account: RegisterRequest): Promise<User> =>
  request('/api/register', userSchema, { method: 'POST', json: account })

export const logout = (): Promise<void> => command('/api/logout', { method: 'POST' })

export function setSession(client: QueryClient, user: User | null): void {
  client.setQueryData(sessionQuery.queryKey, user)
}

/** Another account may see other things, so nothing that the last one read outlives the change. */
export function forgetPreviousSession(client: QueryClient): void {
  tellWorker({ order: 'forget' })
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionQuery.queryKey[0]
  client.removeQueries({ predicate: isOther, type: 'inactive' })
  void client.invalidateQueries({ predicate: isOther })
}
