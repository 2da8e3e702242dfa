import { SegmentedControl } from '@mantine/core'
import { walkoverFor } from '#domain/match/match-course.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { StatePart } from './state-part.tsx'

const CHOICES = [
  { value: 'none', label: 'Brak' },
  { value: 'ours', label: '3:0 dla nas' },
  { value: 'theirs', label: '3:0 dla rywala' },
] as const
type Choice = (typeof CHOICES)[number]['value']

export function RulingChoice({ matchKey }: { matchKey: MatchKey }) {
  const ruling = useMatchOf(matchKey, (match) => match.ruling)
  const chosen: Choice = !ruling ? 'none' : ruling.ours > ruling.theirs ? 'ours' : 'theirs'
  const choose = (choice: Choice) =>
    changeMatch((match) => ({ ...match, ruling: choice === 'none' ? null : walkoverFor(choice) }), 'now', matchKey)
  return (
    <StatePart title="Walkower" note="Wynik przyznany zastępuje wynik z boiska. Po usunięciu wraca wynik z boiska.">
      <SegmentedControl<Choice>
        aria-label="Walkower"
        fullWidth
        size="md"
        data={[...CHOICES]}
        value={chosen}
        onChange={choose}
      />
    </StatePart>
  )
}
