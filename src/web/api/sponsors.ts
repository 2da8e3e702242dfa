import { queryOptions, useQuery } from '@tanstack/react-query'
import { sponsorList } from '#contract/sponsor.ts'
import { request } from './request.ts'
import { useSession } from './session.ts'

export const sponsorsQuery = queryOptions({
  queryKey: ['sponsors'],
  queryFn: ({ signal }) => request('/api/sponsors', sponsorList, { signal }),
})

/** Those who are signed in alone make graphics with logos. */
export function useSponsors() {
  const user = useSession().data
  return useQuery({ ...sponsorsQuery, enabled: Boolean(user) })
}
