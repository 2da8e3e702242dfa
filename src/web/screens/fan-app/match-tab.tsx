import { LineupCard } from './lineup-card.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { Timeline } from './timeline.tsx'
import type { FanApp } from './use-fan-app.ts'

export function MatchTab({ app: { chosen } }: { app: FanApp }) {
  return (
    <>
      <Scoreboard key={chosen.id} match={chosen} />
      <Timeline title="Przebieg meczu" match={chosen} events={chosen.events} />
      <LineupCard lineup={chosen.lineup} />
    </>
  )
}
