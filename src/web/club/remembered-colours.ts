import { z } from 'zod'
import { crestColours } from '#contract/setting.ts'
import type { ClubColours } from '#domain/club/club-colours.ts'

const STORAGE_KEY = 'jedenastka.crest-colours.2'

const remembered = crestColours.extend({ crest: z.string() })
type RememberedColours = z.infer<typeof remembered>

/** The last crest's colours, so that the next start is painted in them before anything is loaded. */
export function recallColours(): RememberedColours | null {
  try {
    return remembered.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data ?? null
  } catch {
    // Storage is switched off or holds something else: the colours come with the settings.
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
