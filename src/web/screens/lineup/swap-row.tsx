import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import type { Player } from '#contract/player.ts'
import { pitchLabels } from '#domain/lineup/names.ts'
import { numberedName } from './slot-names.ts'
import { SubstituteFace } from './substitute-face.tsx'
import classes from './swap-row.module.css'

interface SwapRowProps {
  sitting: readonly Player[]
  onSwap: (playerId: number) => void
}

/** The bench over the list of the others: one tap, and the two change places. */
export function SwapRow({ sitting, onSwap }: SwapRowProps) {
  const titleId = useId()
  const labelOf = pitchLabels(sitting)
  return (
    <section className={classes.row} aria-labelledby={titleId}>
      <Text id={titleId} size="sm" fw={700}>
        Zamień z rezerwowym
      </Text>
      <ul className={classes.seats}>
        {sitting.map((player) => (
          <li key={player.id}>
            <UnstyledButton className={classes.seat} onClick={() => onSwap(player.id)}>
              <VisuallyHidden>{`Zamień z: ${numberedName(player)}`}</VisuallyHidden>
              <SubstituteFace player={player} label={labelOf(player)} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
