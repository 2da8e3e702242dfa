import { Button, Group, TextInput } from '@mantine/core'
import type { BySide } from '#domain/match/events/event-score.ts'
import { scoreInput } from '#domain/match/score.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { StatePart } from './state-part.tsx'

const FIELDS = [
  { side: 'ours', label: 'Nasze karne' },
  { side: 'theirs', label: 'Karne rywala' },
] as const satisfies readonly { side: keyof BySide; label: string }[]

export function ShootoutChoice({ matchKey }: { matchKey: MatchKey }) {
  const shootout = useMatchOf(matchKey, (match) => match.shootout)
  const set = (value: BySide | null) => changeMatch((match) => ({ ...match, shootout: value }), 'rest', matchKey)
  if (!shootout) {
    return (
      <StatePart title="Rzuty karne" note="Gole z dogrywki wpisz tak jak inne, w zakładce Strzelcy.">
        <Button variant="default" onClick={() => set({ ours: 0, theirs: 0 })}>
          Wpisz wynik rzutów karnych
        </Button>
      </StatePart>
    )
  }
  return (
    <StatePart title="Rzuty karne">
      <Group grow>
        {FIELDS.map(({ side, label }) => (
          <TextInput
            key={side}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={String(shootout[side])}
            onChange={(event) => set({ ...shootout, [side]: scoreInput(event.currentTarget.value) })}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </Group>
      <Button variant="subtle" color="gray" onClick={() => set(null)}>
        Usuń rzuty karne
      </Button>
    </StatePart>
  )
}
