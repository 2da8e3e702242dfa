import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { FixtureReading } from '#domain/fixtures/fixture.ts'
import { type FixturePlan, planImport } from '#domain/fixtures/plan.ts'
import { readFixtures } from '#domain/fixtures/read-fixtures.ts'
import { type Recognised, recogniseTeams } from '#domain/fixtures/recognise.ts'
import { seasonStart } from '#domain/season/season.ts'
import { fetchSeason } from '#web/api/fixture-import.ts'
import { MATCH_LISTS } from '#web/api/matches.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { useTeams } from '#web/api/teams.ts'
import { useClub } from '#web/club/use-club.ts'
import { clubTimeZone } from '#web/match-store/server-clock.ts'
import { knownMatch } from './known-matches.ts'

const NO_READING: FixtureReading = { rows: [], problems: [], refusal: null }

/** Who somebody said a name of the list is. */
export type Choices = Readonly<Record<string, Recognised>>

const namesIn = ({ rows }: FixtureReading): string[] =>
  rows.flatMap(({ fixture: { home, away } }) => [home, away]).filter((team) => typeof team === 'string')

/** How often each name stands in the list, the most frequent first: our own team is in every round. */
export function frequentNames(reading: FixtureReading): string[] {
  const counts = new Map<string, number>()
  for (const name of namesIn(reading)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** What saving the text would do, worked out anew with each word of it. Nothing is saved here. */
export function useImportPlan(text: string, season: number, team: number | null) {
  const [choices, setChoices] = useState<Choices>({})
  const opponents = useOpponents().data
  const teams = useTeams().data ?? []
  const club = useClub()
  const known = useQuery({
    queryKey: [...MATCH_LISTS, 'season', team, season],
    queryFn: ({ signal }) => fetchSeason(team, season, signal),
    staleTime: 0,
  })
  const read = useDeferredValue(text)
  const reading = useMemo(
    () =>
      read.trim() === '' ? NO_READING : readFixtures(read, { seasonStart: seasonStart(season), zone: clubTimeZone() }),
    [read, season],
  )
  const ownNames = useMemo(
    () => [club.name, ...teams.filter(({ id }) => id === team).map(({ name }) => `${club.name} ${name}`)],
    [club.name, teams, team],
  )
  const plan = useMemo((): FixturePlan | null => {
    if (!opponents || !known.data || reading.rows.length === 0) return null
    const all = opponents.map(({ id, name, aliases = [] }) => ({ id, name, aliases }))
    const recognised = recogniseTeams(namesIn(reading), { own: ownNames, opponents: all })
    const whoIs = new Map([...recognised, ...Object.entries(choices)])
    return planImport(reading.rows, known.data.map(knownMatch), { teams: whoIs, seasonStart: seasonStart(season) })
  }, [reading, opponents, known.data, ownNames, choices, season])
  const choose = (name: string, who: Recognised) => setChoices((before) => ({ ...before, [name]: who }))
  return { reading, plan, known, choices, choose }
}
