import type { RefObject } from 'react'
import type { Player } from '#contract/player.ts'
import { PlayerAvatar } from '#web/match/player-avatar.tsx'
import classes from './carried-player.module.css'

interface CarriedPlayerProps {
  player: Player | undefined
  /** Moved by hand, frame by frame. */
  ref: RefObject<HTMLDivElement | null>
}

/** Under the pointer, on the way between bench and pitch. */
export const CarriedPlayer = ({ player, ref }: CarriedPlayerProps) => (
  <div ref={ref} className={classes.carried} hidden={!player} aria-hidden>
    {player && <PlayerAvatar player={player} size="100%" />}
  </div>
)
