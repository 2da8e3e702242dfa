import { ActionIcon, Paper, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { roundWords } from '#domain/season/round.ts'
import { withoutResult } from '#domain/table/change-league.ts'
import { scoreOfResult } from '#domain/table/plan-results.ts'
import classes from './season-table.module.css'
import type { OpenLeague } from './use-whole-league.ts'

/** The known results of a round; those that somebody has typed can be taken back. */
export function RoundResults({ open, round }: { open: OpenLeague; round: number | null }) {
  const { league, whole, isSaving, save } = open
  const results = whole.results.filter((result) => result.round === round)
  if (round === null || results.length === 0) return null
  return (
    <Paper component="section" aria-label={`Wyniki: ${roundWords(String(round))}`} className={classes.card} mt="lg">
      <Title order={2} size="h4" p="md" pb="xs">
        {roundWords(String(round))}
      </Title>
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={`${result.home} ${result.away}`} className={classes.result}>
            <span>{result.home}</span>
            <span className={classes.score}>{scoreOfResult(result)}</span>
            <span>{result.away}</span>
            {result.isClubMatch ? (
              <Text size="xs" c="dimmed">
                wasz
              </Text>
            ) : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="2.75rem"
                disabled={isSaving}
                aria-label={`Usuń wynik: ${result.home} – ${result.away}`}
                onClick={() => save(withoutResult(league.document, { ...result, round }), 'Wynik usunięty')}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Paper>
  )
}
