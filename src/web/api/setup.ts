import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { setupAnswer } from '#contract/setup.ts'
import { request } from './request.ts'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => request('/api/setup', setupAnswer, { signal }),
  refetchOnMount: 'always',
})

export const useSetup = () => useQuery(setupQuery)

/** Nobody has an account yet: whoever is here is the one to begin. */
export const isNewInstallation = (setup: z.infer<typeof setupAnswer> | undefined): boolean =>
  setup?.hasAccounts === false
