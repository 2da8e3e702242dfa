import { expectOk, type LiveClub } from '../fans/live-club.ts'
import { median } from '../processes.ts'

const ROUNDS = 60
const LIMIT = 1.5

const season = new Date(Date.now() - 181 * 86_400_000).getFullYear()

/** As many rows on the page with a short history as with a long one: only the history differs. */
const ROWS = 10

/** What each list of the season is asked; one line more, and another list is measured. */
const LISTS: Readonly<Record<string, string>> = {
  matches: `/api/matches?limit=${ROWS}`,
  gallery: `/api/gallery?limit=${ROWS}`,
  'gallery, a season': `/api/gallery?limit=${ROWS}&season=${season}`,
  'gallery, a kind': `/api/gallery?limit=${ROWS}&kind=goal`,
  'gallery, a player': `/api/gallery?limit=${ROWS}&player=1`,
  'gallery, an opponent': `/api/gallery?limit=${ROWS}&opponent=1`,
}

async function ask({ app, staff }: LiveClub, path: string): Promise<number> {
  const since = performance.now()
  await (await expectOk(await fetch(`${app.url}${path}`, { headers: staff }))).text()
  return performance.now() - since
}

export async function benchLists(few: LiveClub, many: LiveClub): Promise<void> {
  for (const [name, path] of Object.entries(LISTS)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await ask(few, path))
      times.many.push(await ask(many, path))
    }
    const [short, long] = [times.few, times.many].map((list) => median(list.slice(ROUNDS / 4)))
    const ratio = ((long ?? 0) / (short ?? 1)).toFixed(2)
    console.log(
      `${name}: 10: ${short?.toFixed(2)} ms, 20,000: ${long?.toFixed(2)} ms; ratio ${ratio} (at most ${LIMIT})`,
    )
  }
}
