import { IconShield } from '@tabler/icons-react'
import { useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import crestClasses from '#web/club/crest.module.css'
import classes from './opponent-crest.module.css'

/** Decoration: the team's name stands beside it. */
export function OpponentCrest({ logo, size }: { logo: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!logo || logo === broken) {
    return (
      <span className={classes.placeholder} style={{ width: size, height: size }}>
        <IconShield size={size * 0.6} stroke={1.4} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={`${crestClasses.crest} ${crestClasses.edged}`}
      src={pictureAtSize(logo, 160)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logo)}
    />
  )
}
