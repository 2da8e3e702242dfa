import { z } from 'zod'
import type { ClubColours } from '#domain/club/club-colours.ts'

/** Numbered by the way in which colours are read: what an earlier version remembered is read from the crest again. */
const STORAGE_KEY = 'jedenastka.crest-colours.2'

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const remembered = z.object({ crest: z.string(), primary: hex, accent: hex })
type RememberedColours = z.infer<typeof remembered>

/** The last crest's colours, so that the next start is painted in them before anything is loaded. */
export function recallColours(): RememberedColours | null {
  try {
    return remembered.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data ?? null
  } catch {
    // Storage is switched off or holds something else: the colours are read from the crest again.
    return null
  }
}

export function rememberColours(crest: string, colours: ClubColours): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ crest, ...colours }))
  } catch {
    // Storage is full or switched off: only the head start on the next visit is lost.
  }
}
