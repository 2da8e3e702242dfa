import { Autocomplete, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import type { LeagueList } from '#contract/league.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { seasonName } from '#domain/season/season.ts'
import { useAddLeague } from '#web/api/leagues.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'

interface NewLeagueProps {
  list: LeagueList
  /** Null: the default team's. */
  teamId: number | null
  onMade: (leagueId: number) => void
  /** Undefined: there is no other table to go back to. */
  onCancel: (() => void) | undefined
}

/** The first step of a season without a table. */
export function NewLeague({ list, teamId, onMade, onCancel }: NewLeagueProps) {
  const [competition, setCompetition] = useState(list.competitions[0] ?? '')
  const add = useAddLeague()
  const make = () =>
    add.mutate(
      { season: list.season, competition, ...(teamId !== null && { teamId }) },
      {
        onSuccess: ({ id }) => onMade(id),
        onError: (error) => tellFailure('Nie udało się utworzyć tabeli', error),
      },
    )
  return (
    <Paper
      component="form"
      p="xl"
      maw="34rem"
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <IconTable size={28} stroke={1.5} aria-hidden />
          <Title order={2} size="h4">
            {onCancel ? 'Nowa tabela' : `W sezonie ${seasonName(list.season)} nie ma jeszcze tabeli`}
          </Title>
        </Group>
        <Text c="dimmed">
          Wyniki waszych meczów wejdą do tabeli same, jeśli mają wpisane te rozgrywki. Wyniki pozostałych wpiszesz,
          wkleisz albo wkleisz gotową tabelę.
        </Text>
        <Autocomplete
          label="Rozgrywki"
          placeholder="np. IV liga"
          size="md"
          autoComplete="off"
          maxLength={COMPETITION_MAX_LENGTH}
          data={list.competitions}
          value={competition}
          onChange={setCompetition}
        />
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Anuluj
            </Button>
          )}
          <Button type="submit" loading={add.isPending} disabled={competition.trim() === ''}>
            Utwórz tabelę
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
