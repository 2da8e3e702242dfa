import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { BadFont } from './font-tables.ts'
import { type TakenFont, takeFont } from './take-font.ts'

const FAMILY = 'Jedenastka trial'
const LETTER = 64
const IN_A_ROW = 20

function isDrawn(letters: readonly string[]): boolean {
  const canvas = createCanvas(LETTER * IN_A_ROW, LETTER * 2 * Math.ceil(letters.length / IN_A_ROW))
  const surface = canvas.getContext('2d')
  surface.font = `400 ${LETTER}px "${FAMILY}"`
  for (const [index, letter] of letters.entries()) {
    const row = Math.floor(index / IN_A_ROW)
    surface.fillText(letter, (index % IN_A_ROW) * LETTER, (row + 1) * LETTER * 2 - LETTER / 2)
  }
  return canvas.data().some((byte) => byte !== 0)
}

/** Draws its letters once: a font on which the drawing breaks or hangs does so here, and not with a graphic. */
function draws({ bytes, sample }: TakenFont): boolean {
  const key = GlobalFonts.register(bytes, FAMILY)
  if (!key) return false
  try {
    return isDrawn([...sample])
  } finally {
    GlobalFonts.remove(key)
  }
}

export type FontTrial = { font: TakenFont } | { refusal: string }

/** For the process that opens what strangers send. */
export async function tryFont(upload: Buffer): Promise<FontTrial> {
  try {
    const font = takeFont(upload)
    return draws(font) ? { font } : { refusal: 'Liter tej czcionki nie da się narysować' }
  } catch (error) {
    if (error instanceof BadFont) return { refusal: error.message }
    throw error
  }
}
