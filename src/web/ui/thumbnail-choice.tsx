import { IconCheck } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react'
import classes from './thumbnail-choice.module.css'

interface ThumbnailChoiceProps {
  legend: string
  /** Of a thumbnail. */
  size: { width: string; ratio: string }
  strip?: RefObject<HTMLDivElement | null>
  /** `Thumbnail`s; without any there is no strip. */
  children: ReactNode
  /** Under the strip. */
  footer?: ReactNode
}

/** Thumbnails side by side; the arrow keys go through them as through any group of radio buttons. */
export const ThumbnailChoice = ({ legend, size, strip, children, footer }: ThumbnailChoiceProps) => (
  <fieldset className={classes.field}>
    <legend className={classes.legend}>{legend}</legend>
    {children && (
      <div
        className={classes.strip}
        ref={strip}
        style={{ '--thumbnail-width': size.width, '--thumbnail-ratio': size.ratio } as CSSProperties}
      >
        {children}
      </div>
    )}
    {footer}
  </fieldset>
)

/** For the picture of a thumbnail that has no edge of its own. */
export const thumbnailFill = classes.fill

interface ThumbnailProps {
  /** Of the group. */
  name: string
  value: number | 'none'
  isChosen: boolean
  onChoose: () => void
  /** Where no caption says what it is. */
  label?: string
  picture: ReactNode
  caption?: string
}

export function Thumbnail({ name, value, isChosen, onChoose, label, picture, caption }: ThumbnailProps) {
  const captionId = useId()
  return (
    <label className={classes.card}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        value={value}
        aria-label={label}
        aria-describedby={label && caption && captionId}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={classes.picture}>
        {picture}
        <span className={classes.check}>
          <IconCheck size={14} stroke={3} aria-hidden />
        </span>
      </span>
      {caption && (
        <span id={captionId} className={classes.caption}>
          {caption}
        </span>
      )}
    </label>
  )
}
