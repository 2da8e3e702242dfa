import { type ClubFont, clubCapHeight, clubFontFamily, isClubFont } from '../template/club-font.ts'

/**
 * The typefaces a graphic can use besides the club's own. Each is bundled, so a phone, a laptop and the server draw the same letters; the
 * offered system fonts are stood for by faces of the same metrics.
 */
export const FACES = {
  sans: { files: 'arimo', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.716 },
  serif: { files: 'tinos', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.662 },
  mono: { files: 'cousine', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.662 },
  georgia: { files: 'gelasio', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.703 },
  verdana: { files: 'dejavu-sans', weights: [400, 700], subsets: ['latin'], capHeight: 0.729 },
  display: {
    files: 'barlow-condensed',
    weights: [400, 500, 600, 700, 800, 900],
    subsets: ['latin', 'latin-ext'],
    capHeight: 0.7,
  },
  poster: {
    files: 'big-shoulders-display',
    weights: [400, 700, 900],
    subsets: ['latin', 'latin-ext'],
    capHeight: 0.8,
  },
  cover: { files: 'archivo', weights: [500, 700, 900], subsets: ['latin', 'latin-ext'], capHeight: 0.686 },
  gothic: { files: 'oswald', weights: [500, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.81 },
  programme: {
    files: 'frank-ruhl-libre',
    weights: [500, 700, 900],
    subsets: ['latin', 'latin-ext'],
    capHeight: 0.672,
  },
  classic: { files: 'playfair-display', weights: [400, 700, 900], subsets: ['latin', 'latin-ext'], capHeight: 0.708 },
} as const satisfies Record<string, FaceFiles>

interface FaceFiles {
  files: string
  weights: readonly number[]
  subsets: ReadonlyArray<Subset>
  /** In em. Texts are centred by their capitals, which is what the eye does. */
  capHeight: number
}

export type Subset = 'latin' | 'latin-ext'
export type BundledFace = keyof typeof FACES
export type Face = BundledFace | ClubFont

export const BY_FAMILY: Record<string, BundledFace> = {
  Arial: 'sans',
  Helvetica: 'sans',
  'sans-serif': 'sans',
  'Times New Roman': 'serif',
  Georgia: 'georgia',
  'Courier New': 'mono',
  Verdana: 'verdana',
  'Barlow Condensed': 'display',
  'Big Shoulders Display': 'poster',
  'Playfair Display': 'classic',
}

export const BY_WEIGHT: Record<string, number> = { normal: 400, bold: 700, bolder: 900, lighter: 300 }

export const faceOf = (family: string): Face => (isClubFont(family) ? family : (BY_FAMILY[family] ?? 'sans'))
/** In em. */
export const capHeightOf = (face: Face): number => (isClubFont(face) ? clubCapHeight(face) : FACES[face].capHeight)
export const weightOf = (weight: string): number => BY_WEIGHT[weight] ?? (Number(weight) || 400)

/** A club's font is drawn as it is: another weight would be made up, by each browser in its own way. */
const CLUB_WEIGHT = 400

export function bundledWeight(face: Face, wanted: number): number {
  if (isClubFont(face)) return CLUB_WEIGHT
  const [first = 400, ...others] = FACES[face].weights as readonly number[]
  return others.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best), first)
}

/** Drawn where a club's font has no letter, or could not be had. */
export const CLUB_FALLBACK: BundledFace = 'sans'

/** A name no system font has, so that nothing but the bundled files is ever drawn. */
export const familyName = (face: BundledFace, subset: Subset): string =>
  `Jedenastka ${face}${subset === 'latin' ? '' : ' ext'}`

const bundledFamilies = (face: BundledFace): string =>
  `"${familyName(face, 'latin')}", "${familyName(face, 'latin-ext')}"`

/** Letters that a club's font lacks are the sans's. */
const familiesOf = (face: Face): string =>
  isClubFont(face) ? `"${clubFontFamily(face)}", ${bundledFamilies(CLUB_FALLBACK)}` : bundledFamilies(face)

export const fontString = (face: Face, weight: number, size: number): string =>
  `${bundledWeight(face, weight)} ${size}px ${familiesOf(face)}`

/** Where the packages keep a face's letters. */
export const fontFile = (face: BundledFace, subset: Subset, weight: number): string => {
  const { files } = FACES[face]
  return `@fontsource/${files}/files/${files}-${subset}-${weight}-normal.woff2`
}
