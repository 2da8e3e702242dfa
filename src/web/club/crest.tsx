import { useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import classes from './crest.module.css'
import { DEFAULT_CREST } from './use-club.ts'

/** Up to here the small copy is sharp, on a screen of twice the pixels too. */
const SMALL = 80

interface CrestProps {
  src: string | null | undefined
  size: number
}

/** Decoration: the team's name stands beside it. One that is missing or broken is the default one, as on the graphics. */
export function Crest({ src, size }: CrestProps) {
  const wanted = src || DEFAULT_CREST
  const [broken, setBroken] = useState<string | null>(null)
  const shown = wanted === broken ? DEFAULT_CREST : wanted
  return (
    <img
      className={`${classes.crest} ${classes.edged}`}
      src={size <= SMALL ? pictureAtSize(shown, 160) : shown}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(wanted)}
      draggable={false}
    />
  )
}
