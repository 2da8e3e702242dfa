import { Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '#web/api/http-error.ts'
import { useMatchLabel } from '#web/match/opened/match-label.ts'
import { loadSync } from '#web/match-store/load-sync.ts'
import { isHere, type MatchKey, numberOf, useMatchesStore } from '#web/match-store/matches-store.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { CourseChoice } from './course-choice.tsx'
import { RulingChoice } from './ruling-choice.tsx'
import { ShootoutChoice } from './shootout-choice.tsx'

interface MatchStateSheetProps {
  opened: boolean
  matchKey: MatchKey
  onClose: () => void
}

/** What became of a match apart from its clock; of any match, whichever is on the screen. */
export function MatchStateSheet({ opened, matchKey, onClose }: MatchStateSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="Stan meczu" width="30rem" isAsking={false}>
      <MatchStates matchKey={matchKey} />
    </Sheet>
  )
}

function MatchStates({ matchKey }: { matchKey: MatchKey }) {
  const id = numberOf(matchKey)
  const isThere = useMatchesStore(() => isHere(matchKey))
  const { name, status } = useMatchLabel(matchKey)
  const { error } = useQuery({
    queryKey: ['match-state', id],
    queryFn: async () => (await loadSync()).news.refresh(id ?? 0),
    enabled: id !== null,
    staleTime: 0,
  })
  if (!isThere) return error ? <Text role="alert">{serverMessage(error)}</Text> : <Loader aria-label="Wczytywanie" />
  return (
    <Stack gap="lg">
      <Text>
        {name}: <strong>{status}</strong>
      </Text>
      <CourseChoice matchKey={matchKey} />
      <RulingChoice matchKey={matchKey} />
      <ShootoutChoice matchKey={matchKey} />
    </Stack>
  )
}
