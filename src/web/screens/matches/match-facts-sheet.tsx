import { Stack, Text } from '@mantine/core'
import { LoadedMatch } from '#web/match/state/loaded-match.tsx'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { MatchFacts } from './match-facts.tsx'

interface MatchFactsSheetProps {
  opened: boolean
  matchKey: MatchKey
  onClose: () => void
}

/** Who plays whom, where, when and in what; of any match, whichever is on the screen. */
export const MatchFactsSheet = ({ opened, matchKey, onClose }: MatchFactsSheetProps) => (
  <Sheet opened={opened} onClose={onClose} title="Edytuj mecz" width="34rem" isAsking={false}>
    <LoadedMatch matchKey={matchKey}>
      <Stack gap="md">
        <KnownFacts matchKey={matchKey} />
        <Text size="sm" c="dimmed">
          Zmiany zapisują się same i od razu widzą je inni.
        </Text>
      </Stack>
    </LoadedMatch>
  </Sheet>
)

function KnownFacts({ matchKey }: { matchKey: MatchKey }) {
  const match = useMatchOf(matchKey, (shown) => shown)
  return (
    <MatchFacts
      facts={{ ...match, opponentId: match.selectedOpponent }}
      onChange={({ opponentId, ...facts }) =>
        changeMatch(
          (before) => ({ ...before, ...facts, ...(opponentId !== undefined && { selectedOpponent: opponentId }) }),
          'rest',
          matchKey,
        )
      }
    />
  )
}
