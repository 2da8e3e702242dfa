import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { ClubIdentity } from '#server/club-identity.ts'
import type { Renderers } from '#server/rendering/renderers.ts'

/** Raised when the backgrounds are drawn in another way, so that installations with older ones draw them anew. */
export const STARTER_DRAWING = 3
/** Of a starter whose background is there in the default format alone. */
export const DRAWN_IN_PART = 0

/** Addresses by format. */
export type Backgrounds = Partial<Record<FormatName, string>>

export interface StarterDesign {
  look: LookName
  type: KindName
}

/** Draws the backgrounds and puts them into the store; the same club gives the same files. */
export async function drawBackgrounds(
  renderers: Renderers,
  { look, type }: StarterDesign,
  { colours, crest }: ClubIdentity,
  formats: readonly FormatName[],
): Promise<Backgrounds> {
  const drawn: Backgrounds = {}
  for (const format of formats) {
    const scene = backgroundScene(look, type, colours, crest, format)
    drawn[format] = await renderers.background('starters', scene, look)
  }
  return drawn
}
