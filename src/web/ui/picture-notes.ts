import { PICTURE_HINT_BYTES } from '#contract/picture.ts'
import type { PixelSize } from './picture-source.ts'

const MEGABYTE = 1024 * 1024
const RATIO_TOLERANCE = 0.01
const megabytes = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

interface ChosenPicture {
  /** How the picture is called in the form. */
  label: string
  bytes: number
  /** Unknown until the browser has opened it. */
  size: PixelSize | null
  recommended: PixelSize | undefined
}

/** Where a file misses what the form asks for. It is taken all the same. */
export function pictureNotes({ label, bytes, size, recommended }: ChosenPicture): string[] {
  const notes: string[] = []
  if (bytes > PICTURE_HINT_BYTES) {
    const limit = megabytes.format(PICTURE_HINT_BYTES / MEGABYTE)
    notes.push(
      `Plik ma ${megabytes.format(bytes / MEGABYTE)} MB, więcej niż zalecane ${limit} MB; zmniejszymy go przy zapisie.`,
    )
  }
  if (!recommended || !size) return notes
  if (size.width < recommended.width || size.height < recommended.height) {
    notes.push(`${label} ma ${pixels(size)}, zalecane minimum to ${pixels(recommended)}; na grafice może być nieostre.`)
  }
  const wantedRatio = recommended.width / recommended.height
  if (Math.abs(size.width / size.height / wantedRatio - 1) > RATIO_TOLERANCE) {
    notes.push(`Proporcje inne niż ${ratioText(recommended)}; brzegi zostaną przycięte.`)
  }
  return notes
}

const pixels = ({ width, height }: PixelSize): string => `${width}×${height} px`

function ratioText({ width, height }: PixelSize): string {
  const divisor = greatestCommonDivisor(width, height)
  return `${width / divisor}:${height / divisor}`
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
