import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { RegisterRequest, UpdateUserRequest } from '#contract/account.ts'
import { userSchema } from '#contract/user.ts'
import { command, request } from './request.ts'
import { register, sessionQuery } from './session.ts'

const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => request('/api/users', z.array(userSchema), { signal }),
  refetchOnMount: 'always',
})

export const useUsers = () => useQuery(usersQuery)

export function useCreateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (account: RegisterRequest) => register(account),
    onSuccess: () => client.invalidateQueries(usersQuery),
  })
}

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: UpdateUserRequest }) =>
      request(`/api/users/${id}`, userSchema, { method: 'PATCH', json: change }),
    onSuccess: async (user) => {
      if (client.getQueryData(sessionQuery.queryKey)?.id === user.id) {
        client.setQueryData(sessionQuery.queryKey, user)
      }
      await client.invalidateQueries(usersQuery)
    },
  })
}

export function useDeleteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => command(`/api/users/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries(usersQuery),
  })
}
