import type { ClubColours } from '#domain/club/club-colours.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { Tones } from '../looks/look.ts'

export interface Ground {
  type: TemplateType
  tones: Tones
  colours: ClubColours
  /** The club's crest, which lies large and faint in the picture. */
  crest: string | null
}
