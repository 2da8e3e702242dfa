import { NumberInput } from '@mantine/core'
import { NUMBER_MAX, NUMBER_MIN } from '#contract/player-data.ts'
import type { ListedPlayer } from '#domain/squad/squad-row.ts'
import classes from './number-field.module.css'

interface NumberFieldProps {
  player: ListedPlayer
  onNumber: (player: ListedPlayer, number: number | null) => void
}

/** For a number that the list does not give. */
export function NumberField({ player, onNumber }: NumberFieldProps) {
  return (
    <NumberInput
      aria-label={`Numer: ${player.firstName} ${player.lastName}`}
      placeholder="Nr"
      size="sm"
      hideControls
      allowDecimal={false}
      allowNegative={false}
      min={NUMBER_MIN}
      max={NUMBER_MAX}
      clampBehavior="strict"
      classNames={{ input: classes.input }}
      value={player.number ?? ''}
      onChange={(value) => onNumber(player, typeof value === 'number' ? value : null)}
    />
  )
}
