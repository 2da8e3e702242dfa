import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Button, Group, Paper, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconChartBar, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeasonFigures } from '#contract/figures.ts'
import { seasonName } from '#domain/season/season.ts'
import { type FiguresChoice, useFigures } from '#web/api/figures.ts'
import { seasonChoicesQuery } from '#web/api/matches.ts'
import { saveFile } from '#web/graphics/save-file.ts'
import { CompetitionSelect } from '#web/match/competition/competition-select.tsx'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { BalanceTiles } from './balance-tiles.tsx'
import { figuresCsv } from './figure-columns.ts'
import { GoalsPlot } from './goals-plot.tsx'
import { PlayerTable } from './player-table.tsx'
import { PointsPlot } from './points-plot.tsx'

/** What a season comes to: the team's balance, two plots, and every player's figures. */
export function FiguresScreen() {
  const team = useMatchTeam()?.id ?? null
  const [choice, setChoice] = useState<FiguresChoice>({ season: '', competition: '', kind: '' })
  const { seasons = [], competitionKinds = [] } = useQuery(seasonChoicesQuery(team)).data ?? {}
  const query = useFigures(team, choice)
  return (
    <>
      <ScreenHeading title="Statystyki" description="Z meczów, które się skończyły." />
      <Group mb="lg" gap="sm">
        <Select
          aria-label="Sezon"
          allowDeselect={false}
          data={seasons.map((season) => ({ value: String(season), label: seasonName(season) }))}
          value={choice.season || String(query.data?.season ?? '')}
          onChange={(season) => setChoice((before) => ({ ...before, season: season ?? '' }))}
        />
        <CompetitionSelect
          competitions={competitionKinds}
          placeholder="Wszystkie rozgrywki"
          competition={choice.competition}
          kind={choice.kind}
          onChange={(chosen) => setChoice((before) => ({ ...before, ...chosen }))}
        />
      </Group>
      <Loaded
        query={query}
        failure="Nie udało się wczytać statystyk"
        skeleton={<ListSkeleton label="Wczytywanie statystyk" />}
      >
        {(figures) => (figures.balance.played === 0 ? <NoFigures /> : <Figures figures={figures} />)}
      </Loaded>
    </>
  )
}

function Figures({ figures }: { figures: SeasonFigures }) {
  const { players, season } = figures
  const save = () =>
    saveFile(
      new Blob([figuresCsv(players)], { type: 'text/csv' }),
      `statystyki-${seasonName(season).replace('/', '-')}.csv`,
    )
  return (
    <Stack gap="lg">
      <BalanceTiles balance={figures.balance} form={figures.form} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <PointsPlot points={figures.points} />
        <GoalsPlot goalsByMinute={figures.goalsByMinute} />
      </SimpleGrid>
      {players.length > 0 && (
        <Paper p="md">
          <Group justify="space-between" mb="xs">
            <Title order={2} size="h4">
              Zawodnicy
            </Title>
            <Button variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={save}>
              Pobierz CSV
            </Button>
          </Group>
          <PlayerTable players={players} />
        </Paper>
      )}
    </Stack>
  )
}

const NoFigures = () => (
  <Paper p="xl">
    <Stack align="center" gap="sm" c="dimmed" ta="center">
      <IconChartBar size={40} stroke={1.3} aria-hidden />
      <Text>Nie ma tu jeszcze żadnego zakończonego meczu.</Text>
      <ButtonLink to="/matches" variant="default">
        Zobacz terminarz
      </ButtonLink>
    </Stack>
  </Paper>
)
