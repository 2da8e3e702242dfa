import { broadcast } from './broadcast.ts'
import type { Look, Tones } from './look.ts'

const KEPT_MAX = 20

/** Readable tones are searched for step by step: once for a club's colours, not with every move of a player. */
export function knowingTones(look: Look): Look {
  const known = new Map<string, Tones>()
  return {
    ...look,
    tones(colours) {
      const key = `${colours.primary} ${colours.accent}`
      const kept = known.get(key)
      if (kept) return kept
      const tones = look.tones(colours)
      if (known.size >= KEPT_MAX) known.clear()
      known.set(key, tones)
      return tones
    },
  }
}

/** The look of a new club's templates: the first screen has no other. */
export const PLAIN_LOOK = knowingTones(broadcast)
