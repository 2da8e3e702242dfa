import type { CSSProperties, ReactNode } from 'react'
import { DEFAULT_FORMAT, FORMATS, type FormatName } from '#graphic/formats.ts'
import classes from './graphic-frame.module.css'

interface GraphicFrameProps {
  /** All that may be looked at here. */
  formats: readonly FormatName[]
  /** Null: what is in it fills the frame. */
  shown: FormatName | null
  className?: string
  children: ReactNode
}

const ratioOf = (format: FormatName): number => FORMATS[format].width / FORMATS[format].height

/** As tall as the tallest format needs, and never taller than the default one: the buttons below stay in reach. */
const frameRatio = (formats: readonly FormatName[]): number =>
  Math.max(ratioOf(DEFAULT_FORMAT), formats.length > 0 ? Math.min(...formats.map(ratioOf)) : 0)

/** Nothing around it moves when another format is looked at. */
export function GraphicFrame({ formats, shown, className = '', children }: GraphicFrameProps) {
  const ratio = frameRatio(formats)
  const measures = {
    '--frame-ratio': ratio,
    '--ratio': shown ? ratioOf(shown) : ratio,
    // Of the switch of formats over it, which takes its place from the frame.
    '--switch': formats.length > 1 ? '4rem' : '0rem',
  } as CSSProperties
  return (
    <div className={`${classes.frame} ${className}`} style={measures}>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
