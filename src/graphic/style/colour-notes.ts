import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, isLightByNature } from '#domain/club/colour.ts'
import { READABLE } from '#domain/club/readable-ink.ts'
import { LOOKS } from '../looks/every-look.ts'
import { LOOK_LABELS, type LookName } from '../template/look-name.ts'
import { takesInk } from './hand-set-ink.ts'

const TOO_ALIKE = 1.25

const named = (looks: readonly LookName[]): string => looks.map((look) => LOOK_LABELS[look]).join(', ')

/** Its letters could not be read on the colour as it is, so the look has it darker. */
function isDarkened(look: LookName, colours: ClubColours): boolean {
  const { ground, ink } = LOOKS[look].tones(colours)
  const isPaper = isLightByNature(ground) && !isLightByNature(colours.primary)
  return !isPaper && ground !== colours.primary && contrast(ink, colours.primary) < READABLE
}

/** What the looks have to change of the club's colours so that everything can be read, in words. */
export function colourNotes(colours: ClubColours, ink: string | null, looks: readonly LookName[]): string[] {
  const darkened = looks.filter((look) => isDarkened(look, colours))
  const refusing = ink ? looks.filter((look) => !takesInk(look, LOOKS[look].tones(colours), colours, ink)) : []
  return [
    ...(darkened.length > 0
      ? [`${named(darkened)}: kolor główny jest tłem w ciemniejszym odcieniu, żeby jasne litery dało się przeczytać.`]
      : []),
    ...(refusing.length > 0
      ? [`${named(refusing)}: litery zostają w kolorze wyglądu, bo Twojego nie dałoby się przeczytać na każdym tle.`]
      : []),
    ...(contrast(colours.primary, colours.accent) < TOO_ALIKE
      ? ['Oba kolory są prawie takie same: akcenty będą słabo widoczne.']
      : []),
  ]
}
