import { FORMATS, type FormatName } from '#graphic/formats.ts'

interface FormatShapeProps {
  format: FormatName
  /** Of the square that it stands in. */
  size: number
}

const BOX = 24
const LONGER_SIDE = 19

/** The outline of a format's canvas. */
export function FormatShape({ format, size }: FormatShapeProps) {
  const canvas = FORMATS[format]
  const scale = LONGER_SIDE / Math.max(canvas.width, canvas.height)
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  return (
    <svg width={size} height={size} viewBox={`0 0 ${BOX} ${BOX}`} fill="none" stroke="currentColor" aria-hidden>
      <rect x={(BOX - width) / 2} y={(BOX - height) / 2} width={width} height={height} rx={2} strokeWidth={1.75} />
    </svg>
  )
}
