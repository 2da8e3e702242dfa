import type { LookName } from '../template/look-name.ts'
import { broadcast } from './broadcast.ts'
import { classic } from './classic.ts'
import type { Look, Tones } from './look.ts'
import { poster } from './poster.ts'

const KEPT_MAX = 20

/** Readable tones are searched for step by step: once for a club's colours, not with every move of a player. */
function knowingTones(look: Look): Look {
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

export const LOOKS: Record<LookName, Look> = {
  broadcast: knowingTones(broadcast),
  poster: knowingTones(poster),
  classic: knowingTones(classic),
}
