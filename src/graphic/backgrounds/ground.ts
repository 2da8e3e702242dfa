import type { ClubColours } from '#domain/club/club-colours.ts'
import type { Sheet } from '../formats.ts'
import type { GroundFacts } from '../kinds/design.ts'
import type { Tones } from '../looks/look.ts'

export interface Ground extends Pick<Sheet, 'format' | 'canvas'> {
  facts: GroundFacts
  tones: Tones
  colours: ClubColours
}
