import { benchLive } from './fans/live.ts'
import { openLiveClub } from './fans/live-club.ts'
import { benchManyMatches } from './fans/many-matches.ts'
import { benchReads } from './fans/reads.ts'

/** What fans ask of the built app while a match is on. */
export async function benchFans(): Promise<void> {
  const club = await openLiveClub()
  try {
    await benchReads(club)
    await benchLive(club)
    await benchManyMatches(club)
  } finally {
    await club.close()
  }
}
