import { Avatar } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import { pictureAtSize } from '#contract/picture.ts'
import classes from './goal-team-mark.module.css'
import type { Team } from './goal-teams.ts'

/** Crest over name. */
export function TeamMark({ team }: { team: Team }) {
  return (
    <div className={classes.mark}>
      <Avatar
        src={team.crest && pictureAtSize(team.crest, 160)}
        alt=""
        size={40}
        radius={0}
        classNames={{ image: classes.image, placeholder: classes.placeholder }}
        aria-hidden
      >
        <IconShield size={28} stroke={1.4} />
      </Avatar>
      <span className={classes.name}>{team.name}</span>
    </div>
  )
}
