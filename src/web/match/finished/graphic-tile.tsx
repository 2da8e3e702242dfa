import { Badge, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { counted } from '#web/ui/counted.ts'
import classes from './graphic-tile.module.css'
import { inFormat, type Version } from './versions-of.ts'

interface GraphicTileProps {
  version: Version
  title: string
  details: string
  onOpen: () => void
}

const formatsOf = ({ graphics }: { graphics: readonly StaffGraphic[] }): string =>
  counted(graphics.length, ['format', 'formaty', 'formatów'])

/** A finished graphic, small. A press shows it large. */
export function GraphicTile({ version, title, details, onOpen }: GraphicTileProps) {
  const graphic = inFormat(version, DEFAULT_FORMAT)
  if (!graphic) return null
  const { width, height } = FORMATS[graphic.format]
  return (
    <li>
      <UnstyledButton className={classes.tile} onClick={onOpen}>
        <span className={classes.frame}>
          <img
            className={classes.picture}
            data-corrected={graphic.isCorrected || undefined}
            src={pictureAtSize(graphic.url, 480)}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
          {graphic.isCorrected && (
            <Badge className={classes.mark} color="yellow.4" autoContrast>
              Poprawiona
            </Badge>
          )}
        </span>
        <span className={classes.title}>{title}</span>
        <span className={classes.details}>{details}</span>
        {version.graphics.length > 1 && <span className={classes.details}>{formatsOf(version)}</span>}
      </UnstyledButton>
    </li>
  )
}
