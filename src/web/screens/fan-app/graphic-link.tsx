import type { PublicMatchDetails } from '#contract/fan.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { TEMPLATE_TYPE_LABELS } from '#domain/template/template-type.ts'
import classes from './graphic-link.module.css'
import { pairOf } from './match-words.ts'

interface GraphicLinkProps {
  graphic: PublicMatchDetails['graphics'][number]
  match: PublicMatchDetails
}

/** A graphic in small; the tap opens it whole. */
export function GraphicLink({ graphic: { type, url }, match }: GraphicLinkProps) {
  return (
    <a className={classes.link} href={url} target="_blank" rel="noreferrer">
      <img
        className={classes.picture}
        src={pictureAtSize(url, 480)}
        alt={`${TEMPLATE_TYPE_LABELS[type]}: ${pairOf(match)}`}
        width={240}
        height={300}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
