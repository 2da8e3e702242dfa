import { Stack, Text } from '@mantine/core'
import { useMatchLabel } from '#web/match/opened/match-label.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { CourseChoice } from './course-choice.tsx'
import { LoadedMatch } from './loaded-match.tsx'
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
      <LoadedMatch matchKey={matchKey}>
        <MatchStates matchKey={matchKey} />
      </LoadedMatch>
    </Sheet>
  )
}

function MatchStates({ matchKey }: { matchKey: MatchKey }) {
  const { name, status } = useMatchLabel(matchKey)
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
