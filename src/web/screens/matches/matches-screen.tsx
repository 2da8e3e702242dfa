import '@mantine/core/styles/Badge.layer.css'
import { Button, Group, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffMatch } from '#contract/staff-match.ts'
import { EVERY_MATCH } from '#web/api/matches.ts'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { useMatchesStore } from '#web/match-store/matches-store.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { ExportMenu } from './export-menu.tsx'
import { MatchFilters } from './match-filters.tsx'
import { MatchGroup } from './match-group.tsx'
import { MatchRow } from './match-row.tsx'
import type { MatchTask } from './match-task.ts'
import { NoMatches, NoneFound } from './no-matches.tsx'
import { TeamSwitch } from './team-switch.tsx'
import { useMatchList } from './use-match-list.ts'
import { WaitingRow } from './waiting-row.tsx'

const newMatch = dialogPart(() => import('./new-match-dialog.tsx').then((module) => module.NewMatchDialog))
const factsSheet = dialogPart(() => import('./match-facts-sheet.tsx').then((module) => module.MatchFactsSheet))
const stateSheet = dialogPart(() =>
  import('#web/match/state/match-state-sheet.tsx').then((module) => module.MatchStateSheet),
)
const competitionsSheet = dialogPart(() =>
  import('./competitions-sheet.tsx').then((module) => module.CompetitionsSheet),
)
const removal = dialogPart(() => import('./delete-match-dialog.tsx').then((module) => module.DeleteMatchDialog))
const merging = dialogPart(() => import('./merge-match-dialog.tsx').then((module) => module.MergeMatchDialog))

const TYPING_MS = 250

export function MatchesScreen() {
  const teamId = useMatchTeam()?.id ?? null
  const [filter, setFilter] = useState(EVERY_MATCH)
  const [search] = useDebouncedValue(filter.search.trim(), TYPING_MS)
  const { query, matches, groups } = useMatchList(teamId, { ...filter, search })
  const isFiltered = Object.values({ ...filter, search }).some((value) => value !== '')
  const waiting = useMatchesStore((stored) => stored.toMake)
  const [isMaking, setMaking] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [task, setTask] = useState<MatchTask | null>(null)
  // Kept while a dialog fades away.
  const [last, setLast] = useState<StaffMatch | null>(null)
  const begin = (begun: MatchTask) => {
    setTask(begun)
    setLast(begun.match)
  }
  const close = () => setTask(null)
  const rows = (listed: readonly StaffMatch[]) =>
    listed.map((match) => <MatchRow key={match.id} match={match} onTask={begin} />)
  const waitingKeys = isFiltered
    ? []
    : Object.keys(waiting).filter((key) => teamId === null || waiting[key]?.teamId === teamId)
  return (
    <>
      <ScreenHeading
        title="Mecze"
        action={
          <Group gap="xs">
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
              Nowy mecz
            </Button>
            <ExportMenu team={teamId} season={filter.season} onCompetitions={() => setNaming(true)} />
          </Group>
        }
      />
      <TeamSwitch />
      <MatchFilters team={teamId} filter={filter} onChange={setFilter} />
      <Loaded
        query={query}
        failure="Nie udało się wczytać meczów"
        skeleton={<ListSkeleton label="Wczytywanie meczów" />}
      >
        {() => (
          <Stack gap="xl">
            {matches.length + waitingKeys.length === 0 &&
              (isFiltered ? <NoneFound onClear={() => setFilter(EVERY_MATCH)} /> : <NoMatches />)}
            <MatchGroup title="Trwają">{rows(groups.running)}</MatchGroup>
            <MatchGroup title="Przed nami">
              {[...waitingKeys.map((key) => <WaitingRow key={key} matchKey={key} />), ...rows(groups.ahead)]}
            </MatchGroup>
            <MatchGroup title="Za nami">{rows(groups.behind)}</MatchGroup>
            {query.hasNextPage && (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Starsze
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <DeferredDialog part={newMatch} props={{ opened: isMaking, onClose: () => setMaking(false) }} />
      <DeferredDialog
        part={competitionsSheet}
        props={{
          opened: isNaming,
          onRenamed: (from, to) =>
            setFilter((before) => (before.competition === from ? { ...before, competition: to } : before)),
          onNewMatch: () => {
            setNaming(false)
            setMaking(true)
          },
          onClose: () => setNaming(false),
        }}
      />
      <DeferredDialog
        part={stateSheet}
        props={{ opened: task?.kind === 'state', matchKey: String(last?.id ?? ''), onClose: close }}
      />
      <DeferredDialog
        part={factsSheet}
        props={{ opened: task?.kind === 'facts', matchKey: String(last?.id ?? ''), onClose: close }}
      />
      <DeferredDialog part={removal} props={{ opened: task?.kind === 'delete', match: last, onClose: close }} />
      <DeferredDialog part={merging} props={{ opened: task?.kind === 'merge', match: last, matches, onClose: close }} />
    </>
  )
}
