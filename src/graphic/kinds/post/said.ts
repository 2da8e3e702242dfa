import type { FormatName } from '../../formats.ts'
import { capitals } from '../../layout/pieces.ts'
import type { Look } from '../../looks/look.ts'
import type { LookName } from '../../template/look-name.ts'
import type { Setting } from './fitted.ts'
import { isQuote, type PostView, quoted } from './view.ts'

/** Widths of usual letters, in em: capitals of the heading, the same small, and the text's. */
const LETTERS: Readonly<Record<LookName, { heading: number; quote: number; plain: number }>> = {
  broadcast: { heading: 0.5, quote: 0.46, plain: 0.44 },
  poster: { heading: 0.5, quote: 0.47, plain: 0.45 },
  classic: { heading: 0.6, quote: 0.55, plain: 0.52 },
  cover: { heading: 0.74, quote: 0.66, plain: 0.56 },
  silhouette: { heading: 0.47, quote: 0.44, plain: 0.46 },
}

interface Sizes {
  heading: number
  quote: number
  plain: number
}

const SIZES: Readonly<Record<FormatName, Sizes>> = {
  portrait: { heading: 236, quote: 118, plain: 56 },
  square: { heading: 180, quote: 92, plain: 52 },
  story: { heading: 180, quote: 96, plain: 48 },
  landscape: { heading: 196, quote: 104, plain: 60 },
}

/** Over it a picture leads. */
const UNDER_PHOTO: Sizes = { heading: 164, quote: 84, plain: 50 }

/** What is read, not shouted. */
const TEXT_WEIGHT = 700

/** A word of one letter never ends a line: Polish sets it with the next. */
const glued = (words: string): string => words.replaceAll(/(?<=^|[\s\u00a0„(])(\p{L}) /gu, '$1\u00a0')

export interface Said {
  /** The message, set as large as there is room. */
  hero: Setting
  heroPiece: 'heading' | 'text'
  /** What is said beside it. */
  aside: Setting | null
  isQuote: boolean
  /** Of the message, in degrees. */
  tilt: number
}

/** The headline is the message; of a quote the words themselves, and of a post without a headline its text. */
export function saidIn(look: Look, format: FormatName, view: PostView): Said {
  const [headline, text] = [glued(view.headline), glued(view.text)]
  const letters = LETTERS[look.id]
  const sizes = view.player && format === 'portrait' ? UNDER_PHOTO : SIZES[format]
  const heading: Setting = {
    words: capitals(look, headline),
    lettering: look.heading,
    letter: letters.heading,
    size: sizes.heading,
    isWhole: true,
  }
  const plain = (words: string): Setting => ({
    words,
    lettering: { ...look.body, weight: Math.min(look.body.weight, TEXT_WEIGHT) },
    letter: letters.plain,
    size: sizes.plain,
  })
  const large = (words: string): Setting => ({
    words,
    lettering: look.name,
    letter: letters.quote,
    size: sizes.quote,
    isWhole: true,
  })
  if (isQuote(view)) {
    const aside = headline ? plain(headline) : null
    return { hero: large(quoted(text)), heroPiece: 'text', aside, isQuote: true, tilt: 0 }
  }
  if (!headline) return { hero: large(text), heroPiece: 'text', aside: null, isQuote: false, tilt: 0 }
  const aside = text ? plain(text) : null
  return { hero: heading, heroPiece: 'heading', aside, isQuote: false, tilt: look.headingTilt }
}
