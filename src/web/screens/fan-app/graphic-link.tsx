import type { PublicMatchDetails } from '#contract/fan.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { FORMATS } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import classes from './graphic-link.module.css'
import { pairOf } from './match-words.ts'

interface GraphicLinkProps {
  graphic: PublicMatchDetails['graphics'][number]
  match: PublicMatchDetails
}

/** A graphic in small; the tap opens it whole. */
export function GraphicLink({ graphic: { type, format, url }, match }: GraphicLinkProps) {
  const { width, height } = FORMATS[format]
  return (
    <a className={classes.link} href={url} target="_blank" rel="noreferrer">
      <img
        className={classes.picture}
        src={pictureAtSize(url, 480)}
        alt={`${kindFacts(type).label}: ${pairOf(match)}`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
