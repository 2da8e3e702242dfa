import { LOOKS } from '../looks/every-look.ts'
import type { Lettering, Look } from '../looks/look.ts'
import { knowingTones } from '../looks/plain-look.ts'
import type { Face } from '../scene/faces.ts'
import type { LookName } from '../template/look-name.ts'
import type { ClubStyle } from './club-style.ts'
import { inked } from './hand-set-ink.ts'

const known = new WeakMap<ClubStyle, Map<LookName, Look>>()

const inFace = (lettering: Lettering, face: Face | null): Lettering => (face ? { ...lettering, face } : lettering)

function styled(look: Look, { fonts: { display, text }, colours }: ClubStyle): Look {
  const ink = colours?.ink
  const lettered: Look = {
    ...look,
    heading: inFace(look.heading, display),
    name: inFace(look.name, display),
    figures: inFace(look.figures, display),
    body: inFace(look.body, text),
  }
  return ink ? knowingTones({ ...lettered, tones: (of) => inked(look.id, look.tones(of), of, ink) }) : lettered
}

/** A look with the letters and the ink that the club has chosen for all; the same object while the style is the same. */
export function styledLook(name: LookName, style: ClubStyle | undefined): Look {
  if (!style) return LOOKS[name]
  const looks = known.get(style) ?? new Map<LookName, Look>()
  known.set(style, looks)
  const look = looks.get(name) ?? styled(LOOKS[name], style)
  looks.set(name, look)
  return look
}
