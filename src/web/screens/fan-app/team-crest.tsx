import { Avatar } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import { pictureAtSize } from '#contract/picture.ts'
import { ClubCrest } from '#web/club/club-crest.tsx'
import classes from './team-crest.module.css'

interface TeamCrestProps {
  isClub: boolean
  opponentLogo: string | null
  size: number
}

/** Decoration: the team's name stands beside it. */
export function TeamCrest({ isClub, opponentLogo, size }: TeamCrestProps) {
  if (isClub) return <ClubCrest size={size} />
  return (
    <Avatar
      src={opponentLogo && pictureAtSize(opponentLogo, 160)}
      alt=""
      size={size}
      radius={0}
      classNames={{ image: classes.image, placeholder: classes.placeholder }}
      aria-hidden
    >
      <IconShield size={size * 0.8} stroke={1.3} />
    </Avatar>
  )
}
