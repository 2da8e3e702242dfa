import type { EyeColour, FaceShape, HairColour, HairStyle, Person, SkinTone } from './person.ts'

const face = (
  skin: SkinTone,
  hair: HairStyle,
  hairColour: HairColour,
  shape: FaceShape,
  eyes: EyeColour,
  more: Partial<Person> = {},
): Person => ({ skin, hair, hairColour, face: shape, eyes, ...more })

/** What the players look like, by their shirt numbers. */
const FACES: Readonly<Record<number, Person>> = {
  1: face('light', 'crop', 'darkBrown', 'square', 'hazel', { beard: 'short', breadth: 1.05 }),
  12: face('fair', 'sidePart', 'blond', 'long', 'blue', { nose: 'narrow', brows: 'fine' }),
  33: face('olive', 'curls', 'brown', 'oval', 'green'),
  2: face('light', 'quiff', 'chestnut', 'oval', 'grey', { beard: 'stubble' }),
  3: face('fair', 'fringe', 'ginger', 'round', 'green', { hasFreckles: true, nose: 'narrow' }),
  4: face('olive', 'shaved', 'darkBrown', 'square', 'brown', { beard: 'full', brows: 'heavy', breadth: 1.08 }),
  5: face('brown', 'buzz', 'black', 'long', 'brown', { beard: 'goatee', nose: 'broad', breadth: 1.06 }),
  15: face('fair', 'buzz', 'ginger', 'round', 'green', { beard: 'short', hasFreckles: true }),
  22: face('light', 'bun', 'darkBlond', 'long', 'blue', { beard: 'full' }),
  6: face('light', 'slick', 'ash', 'oval', 'grey', { beard: 'moustache', brows: 'heavy' }),
  8: face('tan', 'crop', 'black', 'narrow', 'brown', { beard: 'stubble' }),
  10: face('fair', 'waves', 'darkBlond', 'narrow', 'blue', { beard: 'short' }),
  14: face('deep', 'afro', 'black', 'oval', 'brown', { nose: 'broad' }),
  16: face('light', 'sidePart', 'brown', 'square', 'hazel', { beard: 'short' }),
  20: face('fair', 'curls', 'darkBlond', 'long', 'grey', { brows: 'fine' }),
  7: face('brown', 'twists', 'black', 'square', 'brown', { beard: 'stubble', nose: 'broad' }),
  11: face('olive', 'quiff', 'black', 'narrow', 'hazel', { beard: 'goatee' }),
  9: face('light', 'slick', 'darkBrown', 'square', 'blue', { beard: 'stubble', brows: 'heavy', breadth: 1.06 }),
  17: face('tan', 'fringe', 'darkBrown', 'oval', 'green'),
  19: face('deep', 'crop', 'black', 'round', 'brown', { beard: 'goatee', nose: 'broad', brows: 'heavy' }),
  21: face('fair', 'shaved', 'brown', 'long', 'blue', { beard: 'stubble' }),
  27: face('light', 'fringe', 'blond', 'round', 'blue', { brows: 'fine', breadth: 0.95 }),
}

export function faceWearing(number: number): Person {
  const person = FACES[number]
  if (!person) throw new Error(`The demo has no face for number ${number}`)
  return person
}
