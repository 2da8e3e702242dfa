import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import type { ChosenPlayers } from '#domain/lineup/chosen-players.ts'
import rows from '#web/match/player-picker.module.css'
import { PlayerWords } from '#web/match/player-words.tsx'
import classes from './tick-row.module.css'

interface TickRowProps {
  player: Player
  chosen: ChosenPlayers
  onTick: (playerId: number) => void
}

/** One tap is enough: a tick that missed is taken back by another. */
export function TickRow({ player, chosen, onTick }: TickRowProps) {
  const inEleven = chosen.eleven.indexOf(player.id)
  const onBench = chosen.bench.indexOf(player.id)
  const isChosen = inEleven !== -1 || onBench !== -1
  return (
    <UnstyledButton
      role="checkbox"
      aria-checked={isChosen}
      className={rows.row}
      data-chosen={isChosen || undefined}
      onClick={() => onTick(player.id)}
    >
      <PlayerWords player={player} />
      <span className={classes.tick} data-place={inEleven !== -1 ? 'eleven' : onBench !== -1 ? 'bench' : undefined}>
        {inEleven !== -1 && (
          <>
            <VisuallyHidden>w jedenastce, </VisuallyHidden>
            {inEleven + 1}
          </>
        )}
        {onBench !== -1 && (
          <>
            <VisuallyHidden>na ławce, </VisuallyHidden>R{onBench + 1}
          </>
        )}
      </span>
    </UnstyledButton>
  )
}
