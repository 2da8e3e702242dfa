import '@mantine/core/styles/Chip.layer.css'
import { Chip } from '@mantine/core'
import type { Team } from '#contract/team.ts'
import classes from './team-chips.module.css'

interface TeamChipsProps {
  teams: readonly Team[]
  value: Team
  onChoose: (team: Team) => void
  className?: string
}

/** One of the club's teams. */
export function TeamChips({ teams, value, onChoose, className }: TeamChipsProps) {
  const choose = (id: string) => {
    const chosen = teams.find((team) => String(team.id) === id)
    if (chosen) onChoose(chosen)
  }
  return (
    <div className={className ?? classes.chips} role="radiogroup" aria-label="Drużyna">
      <Chip.Group value={String(value.id)} onChange={choose}>
        {teams.map(({ id, name }) => (
          <Chip key={id} value={String(id)} size="md" variant="outline" classNames={{ label: classes.label }}>
            {name}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  )
}
