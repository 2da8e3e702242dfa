import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FixtureImport, fixturesImported } from '#contract/fixture-import.ts'
import { type StaffMatch, staffMatches } from '#contract/staff-match.ts'
import { MATCH_LISTS } from './matches.ts'
import { opponentsQuery } from './opponents.ts'
import { queryOf } from './query-of.ts'
import { request } from './request.ts'

const PAGE = 100

/** Every match of a team's season, page after page. */
export async function fetchSeason(team: number | null, season: number, signal: AbortSignal): Promise<StaffMatch[]> {
  const found: StaffMatch[] = []
  let before: string | null = ''
  while (before !== null) {
    const page: { matches: StaffMatch[]; next: string | null } = await request(
      `/api/matches${queryOf({ limit: PAGE, season, team, before })}`,
      staffMatches,
      { signal },
    )
    found.push(...page.matches)
    before = page.next
  }
  return found
}

export function useImportFixtures() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: FixtureImport) => request('/api/matches/import', fixturesImported, { method: 'POST', json }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: MATCH_LISTS }), client.invalidateQueries(opponentsQuery)]),
  })
}
