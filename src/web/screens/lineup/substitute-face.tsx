import type { Player } from '#contract/player.ts'
import { PlayerAvatar } from '#web/match/player-avatar.tsx'
import classes from './substitute-face.module.css'

/** As on the pitch, only smaller. The button around it says the name. */
export function SubstituteFace({ player, label }: { player: Player; label: string }) {
  return (
    <span className={classes.face} aria-hidden>
      <span className={classes.circle}>
        <PlayerAvatar player={player} size="100%" />
        <span className={classes.number}>{player.number}</span>
      </span>
      <span className={classes.label}>{label}</span>
    </span>
  )
}
