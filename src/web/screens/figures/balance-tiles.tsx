import { Paper, SimpleGrid, Text } from '@mantine/core'
import type { SeasonFigures } from '#contract/figures.ts'
import classes from './balance-tiles.module.css'

const OUTCOMES = { won: 'Z', drawn: 'R', lost: 'P' }
const WORDS = { won: 'zwycięstwo', drawn: 'remis', lost: 'porażka' }

/** What the season comes to, at a glance. */
export function BalanceTiles({ balance, form }: Pick<SeasonFigures, 'balance' | 'form'>) {
  const { played, won, drawn, lost, scored, conceded, cleanSheets } = balance
  const tiles = [
    { name: 'Mecze', value: played },
    { name: 'Z – R – P', value: `${won} – ${drawn} – ${lost}` },
    { name: 'Bramki', value: `${scored}:${conceded}` },
    { name: 'Czyste konta', value: cleanSheets },
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="sm">
      {tiles.map(({ name, value }) => (
        <Paper key={name} p="md">
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <Text className={classes.value}>{value}</Text>
        </Paper>
      ))}
      <Paper p="md">
        <Text size="sm" c="dimmed" mb={6}>
          Forma
        </Text>
        <ul className={classes.form}>
          {form.map(({ matchId, outcome }) => (
            <li key={matchId} className={classes.outcome} data-outcome={outcome} title={WORDS[outcome]}>
              {OUTCOMES[outcome]}
            </li>
          ))}
        </ul>
      </Paper>
    </SimpleGrid>
  )
}
