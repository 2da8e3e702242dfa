import { benchLists } from './season/lists.ts'
import { openSeasons } from './season/seasons.ts'

/** One page of everything: all ten are of one player's goals against one opponent. */
const FEW = { matches: 10, graphics: 10, opponents: 1, players: 1, kinds: 1 }
/** Forty seasons of a club that makes ten graphics a match. */
const MANY = { matches: 2_000, graphics: 20_000, opponents: 40, players: 200, kinds: 3 }

/** Each list of the season with a short and with a long history, in turns. */
export async function benchSeason(): Promise<void> {
  const [few, many] = [await openSeasons(FEW), await openSeasons(MANY)]
  try {
    await benchLists(few, many)
  } finally {
    await few.close()
    await many.close()
  }
}
