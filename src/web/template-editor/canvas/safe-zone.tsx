import { FORMATS } from '#graphic/formats.ts'
import { useFormat } from '../editor-store.ts'
import classes from './editor-canvas.module.css'

/** What the app that shows the graphic covers with its own buttons and names. */
export function SafeZone() {
  const { covered, width, height } = FORMATS[useFormat()]
  if (covered.top + covered.right + covered.bottom + covered.left === 0) return null
  const share = (pixels: number, whole: number) => `${(pixels / whole) * 100}%`
  return (
    <div
      className={classes.safe}
      style={{
        top: share(covered.top, height),
        right: share(covered.right, width),
        bottom: share(covered.bottom, height),
        left: share(covered.left, width),
      }}
      title="Bezpieczny obszar: poza nim aplikacja zasłania grafikę"
    />
  )
}
