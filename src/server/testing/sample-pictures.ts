import { readFile } from 'node:fs/promises'
import { DEFAULT_CREST } from '#graphic/match-view.ts'
import { registerFonts } from '#server/rendering/fonts.ts'
import type { ReadPicture } from '#server/rendering/pictures.ts'
import { drawLogo, drawWhiteLogo } from './drawn-logos.ts'
import { drawCrest, drawCutOut, drawMatchPhoto, drawPortrait } from './drawn-pictures.ts'

const CLUB = { primary: '#14532d', accent: '#f2c230' }
const OPPONENT = { primary: '#7a1020', accent: '#d9d9d9' }

const [PORTRAIT, CUT_OUT, SPONSOR] = ['/pictures/portrait-', '/pictures/cut-out-', '/pictures/sponsor-']
const kept = new Map<string, Promise<Buffer>>()

function draw(src: string): Promise<Buffer> | null {
  if (src.startsWith(PORTRAIT)) return drawPortrait(Number(src.slice(PORTRAIT.length)), CLUB).encode('png')
  if (src.startsWith(CUT_OUT)) return drawCutOut(Number(src.slice(CUT_OUT.length)), CLUB).encode('png')
  if (src === `${SPONSOR}white`) return drawWhiteLogo().encode('png')
  if (src.startsWith(SPONSOR)) return drawLogo(Number(src.slice(SPONSOR.length))).encode('png')
  if (src === '/pictures/photo') return drawMatchPhoto(CLUB).encode('png')
  if (src === '/pictures/crest-club') return drawCrest(CLUB, 'O').encode('png')
  if (src === '/pictures/crest-opponent') return drawCrest(OPPONENT, 'B').encode('png')
  if (src === DEFAULT_CREST) return readFile('assets/public/default-crest.png')
  return null
}

/** The pictures that the sample views name. */
export const readSamplePicture: ReadPicture = async (src) => {
  registerFonts()
  const picture = kept.get(src) ?? draw(src)
  if (picture) kept.set(src, picture)
  return picture
}

export const readNothing: ReadPicture = async () => null
