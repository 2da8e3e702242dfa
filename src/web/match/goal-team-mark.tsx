import { Crest } from '#web/club/crest.tsx'
import classes from './goal-team-mark.module.css'
import type { Team } from './goal-teams.ts'

/** Crest over name. */
export function TeamMark({ team }: { team: Team }) {
  return (
    <div className={classes.mark}>
      <Crest src={team.crest} size={40} />
      <span className={classes.name}>{team.name}</span>
    </div>
  )
}
