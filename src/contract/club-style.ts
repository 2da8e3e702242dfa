import { z } from 'zod'
import { isReadable, nearestInk, ratioWords } from '#domain/club/readable-ink.ts'
import { type BundledFace, FACES } from '#graphic/scene/faces.ts'
import { type ClubStyle, PATTERNS, TEXTURES } from '#graphic/style/club-style.ts'
import { isClubFont } from '#graphic/template/club-font.ts'
import { storedCount } from './path.ts'
import { crestColours } from './setting.ts'
import { templateLook } from './template.ts'

const hex = (field: string) =>
  z.string(`${field}: podaj kolor`).regex(/^#[0-9a-fA-F]{6}$/, `${field}: kolor w postaci #rrggbb, na przykład #14633f`)
const colour = (field: string) => hex(field).toLowerCase()

/** Letters that nobody could read are refused, with those nearest to them that can be read. */
const handSet = z
  .object({
    primary: colour('Kolor główny'),
    accent: colour('Drugi kolor'),
    ink: colour('Kolor liter').nullable().default(null),
  })
  .superRefine(({ primary, ink }, context) => {
    if (!ink || isReadable(ink, primary)) return
    context.addIssue({
      code: 'custom',
      path: ['ink'],
      message: `Liter w kolorze ${ink} nie da się przeczytać na ${primary}: kontrast ${ratioWords(ink, primary)}, a potrzeba 4,5:1. Najbliższy czytelny kolor to ${nearestInk(ink, primary)}`,
    })
  })

const BUNDLED = Object.keys(FACES) as BundledFace[]
function face(field: string) {
  const words = `${field}: ${BUNDLED.join(', ')} albo czcionka klubu`
  const ofClub = z.templateLiteral(['club:', z.string()]).refine(isClubFont, words)
  return z
    .union([z.enum(BUNDLED), ofClub], words)
    .nullable()
    .default(null)
}

/** The gate for what a club has decided for all of its graphics; what is left out stays as it is without. */
export const clubStyle = z.object({
  colours: handSet.nullable().default(null).meta({ description: 'Null: those of the crest' }),
  fonts: z
    .object({ display: face('Czcionka nagłówków'), text: face('Czcionka tekstów') })
    .default({ display: null, text: null })
    .meta({ description: "Null: the look's own" }),
  pattern: z.enum(PATTERNS, `Wzór: ${PATTERNS.join(', ')}`).default('look'),
  texture: z.enum(TEXTURES, `Faktura: ${TEXTURES.join(', ')}`).default('look'),
  hasSponsors: z.boolean('Pasek sponsorów: true albo false').default(true),
}) satisfies z.ZodType<ClubStyle>

/** A stored style; null: there is none, or none that can be read any more. */
export function clubStyleFrom(text: string | null | undefined): ClubStyle | null {
  if (!text) return null
  try {
    return clubStyle.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** What "as the crest has it" would mean, whatever is set by hand. */
export const crestColoursAnswer = z.object({ colours: crestColours.nullable() })

export const saveClubStyle = z.object({
  style: clubStyle,
  look: templateLook.nullable().default(null).meta({
    description: "The starter templates of this look become every kind's default; null: the defaults stay",
  }),
  version: storedCount.optional().meta({ description: 'The one it was based on; 0: there was none' }),
})
export type SaveClubStyle = z.input<typeof saveClubStyle>
