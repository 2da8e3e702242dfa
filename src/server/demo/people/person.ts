/** What tells one made-up face from another. */
export interface Person {
  skin: SkinTone
  hair: HairStyle
  hairColour: HairColour
  beard?: BeardStyle
  face: FaceShape
  eyes: EyeColour
  nose?: NoseShape
  brows?: BrowWeight
  hasFreckles?: boolean
  /** Of the shoulders; 1 is the usual. */
  breadth?: number
}

export const SKIN = {
  fair: '#f4d2b8',
  light: '#ecc19d',
  olive: '#d9a878',
  tan: '#c08457',
  brown: '#8f5a3a',
  deep: '#6a4230',
} as const
export type SkinTone = keyof typeof SKIN

export const HAIR = {
  black: '#221c1b',
  darkBrown: '#3b281f',
  brown: '#5d3f2a',
  chestnut: '#7d4a2b',
  ginger: '#b5622d',
  darkBlond: '#9a7748',
  blond: '#cfa964',
  ash: '#8d8478',
} as const
export type HairColour = keyof typeof HAIR

export const EYES = { brown: '#4a2d1a', hazel: '#6d5427', green: '#4f6b4a', blue: '#44708f', grey: '#5f6f78' } as const
export type EyeColour = keyof typeof EYES

export type FaceShape = 'oval' | 'long' | 'square' | 'round' | 'narrow'
export type NoseShape = 'narrow' | 'straight' | 'broad'
export type BrowWeight = 'fine' | 'usual' | 'heavy'

export type HairStyle =
  | 'crop'
  | 'sidePart'
  | 'quiff'
  | 'buzz'
  | 'curls'
  | 'afro'
  | 'bun'
  | 'waves'
  | 'shaved'
  | 'fringe'
  | 'slick'
  | 'twists'
export type BeardStyle = 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'
