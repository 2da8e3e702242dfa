import { backgroundScene } from '#graphic/backgrounds/background.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { ClubIdentity } from '#server/club-identity.ts'
import type { Renderers } from '#server/rendering/renderers.ts'

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
  { colours, style }: ClubIdentity,
  formats: readonly FormatName[],
): Promise<Backgrounds> {
  const drawn: Backgrounds = {}
  for (const format of formats) {
    const scene = backgroundScene(look, type, colours, format, style)
    drawn[format] = await renderers.background('starters', scene, style?.texture === 'none' ? null : look)
  }
  return drawn
}
