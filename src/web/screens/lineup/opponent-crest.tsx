import { Avatar } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import { pictureAtSize } from '#contract/picture.ts'
import classes from './opponent-select.module.css'

export function OpponentCrest({ logo }: { logo: string | undefined }) {
  return (
    <Avatar src={logo && pictureAtSize(logo, 160)} alt="" size={28} radius={0} classNames={classes} aria-hidden>
      <IconShield size={20} stroke={1.4} />
    </Avatar>
  )
}
