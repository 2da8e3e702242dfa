import { NumberInput, Paper, Text, Title } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import type { BySide } from '#domain/match/events/event-score.ts'
import { MATCH_STATS, STAT_MAX, STAT_NAMES, type StatName } from '#domain/match/match-stats.ts'
import { withTypedStat } from '#domain/match/typed-stats.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import type { KindFormProps } from './kind-form.tsx'
import classes from './stats-form.module.css'

const set = (name: StatName, side: keyof BySide, typed: number | string): void =>
  changeMatch((match) => ({
    ...match,
    stats: withTypedStat(match.stats, name, side, typed === '' ? null : Number(typed)),
  }))

interface FigureProps {
  name: StatName
  side: keyof BySide
  team: string
}

function Figure({ name, side, team }: FigureProps) {
  const value = useMatch(({ stats }) => stats[name]?.[side] ?? '')
  const { label, isShare } = MATCH_STATS[name]
  return (
    <NumberInput
      aria-label={`${label}: ${team}`}
      value={value}
      onChange={(typed) => set(name, side, typed)}
      onFocus={(event) => event.currentTarget.select()}
      min={0}
      max={isShare ? 100 : STAT_MAX}
      suffix={isShare ? '%' : undefined}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      placeholder="–"
      classNames={{ input: classes.figure }}
    />
  )
}

/** What somebody counted: two figures a row, ours on the left. */
export function StatsForm({ catalogue }: KindFormProps) {
  const opponentId = useMatch((match) => match.selectedOpponent)
  const isEmpty = useMatch((match) => Object.keys(match.stats).length === 0)
  const us = catalogue.club.name
  const them = catalogue.opponents.find(({ id }) => id === opponentId)?.name ?? 'Przeciwnik'
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Statystyki meczu">
      <Title order={2} size="h4" mb="xs">
        Statystyki
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {isEmpty
          ? 'Wpisz to, co ktoś policzył, choćby jedną rzecz. Na grafice pojawi się tylko to, co wpiszesz.'
          : 'Puste pozycje nie trafią na grafikę. Posiadanie piłki samo dopełnia się do 100%.'}
      </Text>
      <div className={classes.rows}>
        <div className={classes.row}>
          <Text component="span" size="sm" fw={600} className={classes.team}>
            {us}
          </Text>
          <span />
          <Text component="span" size="sm" fw={600} className={classes.team}>
            {them}
          </Text>
        </div>
        {STAT_NAMES.map((name) => (
          <div key={name} className={classes.row}>
            <Figure name={name} side="ours" team={us} />
            <Text component="span" size="sm" className={classes.label}>
              {MATCH_STATS[name].label}
            </Text>
            <Figure name={name} side="theirs" team={them} />
          </div>
        ))}
      </div>
    </Paper>
  )
}
