import { benchLists } from './season/lists.ts'
import { benchScreens } from './season/screens.ts'
import { openSeasons } from './season/seasons.ts'

/** One page of everything: all ten are of one player's goals against one opponent. */
const FEW = {
  matches: { thisSeason: 10, before: 0 },
  seasonsBefore: 0,
  graphics: 10,
  opponents: 1,
  players: 1,
  kinds: 1,
}
/** Forty seasons of a club that makes ten graphics a match: 1,999 matches, ten of them in this one. */
const MANY = {
  matches: { thisSeason: 10, before: 51 },
  seasonsBefore: 39,
  graphics: 20_000,
  opponents: 40,
  players: 200,
  kinds: 3,
}

/** Each list of the season with a short and with a long history, in turns; its screens with a full one. */
export async function benchSeason(): Promise<void> {
  const [few, many] = [await openSeasons(FEW), await openSeasons(MANY)]
  try {
    await benchLists(few, many)
    await benchScreens(many)
  } finally {
    await few.close()
    await many.close()
  }
}
