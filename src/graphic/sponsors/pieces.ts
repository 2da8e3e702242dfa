import type { PieceFacts } from '../layout/shared-pieces.ts'

const PLACES = ['bottom', 'top', 'off'] as const
const GROUNDS = ['light', 'dark'] as const

export type SponsorPlace = (typeof PLACES)[number]
export type SponsorGround = (typeof GROUNDS)[number]

export const SPONSOR_PIECE = 'sponsors'

/** A piece of every kind: it is made where all of them are. */
export const SPONSOR_PIECES = {
  [SPONSOR_PIECE]: {
    label: 'Sponsorzy',
    fields: {
      place: { type: 'choice', label: 'Miejsce', options: PLACES, default: 'bottom' },
      ground: { type: 'choice', label: 'Tło pod logo', options: GROUNDS, default: 'light' },
    },
  },
} as const satisfies Readonly<Record<string, PieceFacts>>
