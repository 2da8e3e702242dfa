import { Button, Stack, Text } from '@mantine/core'
import { IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { seasonChoicesQuery } from '#web/api/matches.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CompetitionRow } from './competition-row.tsx'
import classes from './competitions-sheet.module.css'

interface CompetitionsSheetProps {
  opened: boolean
  onRenamed: (from: string, to: string) => void
  onNewMatch: () => void
  onClose: () => void
}

/** What the club's teams play in, of what kind it is, and what it is called. */
export function CompetitionsSheet({ opened, onRenamed, onNewMatch, onClose }: CompetitionsSheetProps) {
  const query = useQuery({ ...seasonChoicesQuery(null), enabled: opened })
  const [renamed, setRenamed] = useState<string | null>(null)
  const close = () => {
    setRenamed(null)
    onClose()
  }
  return (
    <Sheet opened={opened} onClose={close} title="Rozgrywki" width="40rem" isAsking={renamed !== null}>
      <Loaded
        query={query}
        failure="Nie udało się wczytać rozgrywek"
        skeleton={<ListSkeleton label="Wczytywanie rozgrywek" />}
      >
        {({ competitionKinds }: SeasonChoices) =>
          competitionKinds.length === 0 ? (
            <NoCompetitions onNewMatch={onNewMatch} />
          ) : (
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                Rodzaj odróżnia ligę od pucharów i sparingów na liście, w statystykach i w tabeli. Zmiany widzą wszyscy.
              </Text>
              <ul className={classes.list}>
                {competitionKinds.map((competition) => (
                  <CompetitionRow
                    key={competition.name}
                    competition={competition}
                    all={competitionKinds}
                    isRenamed={renamed === competition.name}
                    onRename={() => setRenamed(competition.name)}
                    onLeave={(to) => {
                      setRenamed(null)
                      if (to !== null) onRenamed(competition.name, to)
                    }}
                  />
                ))}
              </ul>
            </Stack>
          )
        }
      </Loaded>
    </Sheet>
  )
}

const NoCompetitions = ({ onNewMatch }: { onNewMatch: () => void }) => (
  <Stack align="center" gap="sm" c="dimmed" ta="center" py="lg">
    <IconTrophy size={40} stroke={1.3} aria-hidden />
    <Text>Rozgrywki biorą się z meczów. Wpisz ich nazwę przy pierwszym meczu, a znajdziesz je tutaj.</Text>
    <Button onClick={onNewMatch}>Nowy mecz</Button>
  </Stack>
)
