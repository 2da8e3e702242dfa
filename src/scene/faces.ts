/**
 * The typefaces a graphic can use. Each is bundled, so a phone, a laptop and the server draw the same letters; the
 * offered system fonts are stood for by faces of the same metrics.
 */
export const FACES = {
  sans: { files: 'arimo', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.716 },
  serif: { files: 'tinos', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.662 },
  mono: { files: 'cousine', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.662 },
  georgia: { files: 'gelasio', weights: [400, 700], subsets: ['latin', 'latin-ext'], capHeight: 0.703 },
  verdana: { files: 'dejavu-sans', weights: [400, 700], subsets: ['latin'], capHeight: 0.729 },
  display: { files: 'barlow-condensed', weights: [500, 700, 800], subsets: ['latin', 'latin-ext'], capHeight: 0.7 },
  poster: { files: 'big-shoulders-display', weights: [900], subsets: ['latin', 'latin-ext'], capHeight: 0.8 },
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
export type Face = keyof typeof FACES

const BY_FAMILY: Record<string, Face> = {
  Arial: 'sans',
  Helvetica: 'sans',
  'sans-serif': 'sans',
  'Times New Roman': 'serif',
  Georgia: 'georgia',
  'Courier New': 'mono',
  Verdana: 'verdana',
}

const BY_WEIGHT: Record<string, number> = { normal: 400, bold: 700, bolder: 900, lighter: 300 }

export const faceOf = (family: string): Face => BY_FAMILY[family] ?? 'sans'
export const weightOf = (weight: string): number => BY_WEIGHT[weight] ?? 400

export function bundledWeight(face: Face, wanted: number): number {
  const [first = 400, ...others] = FACES[face].weights as readonly number[]
  return others.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best), first)
}

/** A name no system font has, so that nothing but the bundled files is ever drawn. */
export const familyName = (face: Face, subset: Subset): string =>
  `Jedenastka ${face}${subset === 'latin' ? '' : ' ext'}`

export const fontString = (face: Face, weight: number, size: number): string =>
  `${bundledWeight(face, weight)} ${size}px "${familyName(face, 'latin')}", "${familyName(face, 'latin-ext')}"`

/** Where the packages keep a face's letters. */
export const fontFile = (face: Face, subset: Subset, weight: number): string => {
  const { files } = FACES[face]
  return `@fontsource/${files}/files/${files}-${subset}-${weight}-normal.woff2`
}
