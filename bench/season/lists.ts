import { daysAfter } from '#domain/day.ts'
import { expectOk } from '../fans/live-club.ts'
import { median } from '../processes.ts'
import { LEAGUE, RARE, type SeasonsClub, season, today } from './seasons.ts'

const ROUNDS = 60
const LIMIT = 1.5

/** As many rows on the page with a short history as with a long one: only the history differs. */
const ROWS = 10

type Question = (club: SeasonsClub, round: number) => string

/** Another spelling each round, so that no answer is kept ready. */
const spelled = (name: string, round: number): string =>
  encodeURIComponent(
    [...name].map((letter, place) => (round & (1 << place) ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  )

const named = encodeURIComponent(LEAGUE)

/** What each list of the season is asked; one line more, and another list is measured. */
const LISTS: Readonly<Record<string, Question>> = {
  matches: () => `/api/matches?limit=${ROWS}`,
  'matches, a season': () => `/api/matches?limit=${ROWS}&season=${season}`,
  'matches, a competition': () => `/api/matches?limit=8&competition=${named}`,
  'matches, a rare competition': () => `/api/matches?limit=${ROWS}&competition=${encodeURIComponent(RARE.competition)}`,
  'matches, a search': () => `/api/matches?limit=${ROWS}&search=sportowa`,
  'matches, a rare search': () => `/api/matches?limit=${ROWS}&search=${RARE.venue}`,
  choices: () => '/api/matches/choices',
  'choices of a team': () => '/api/matches/choices?team=1',
  'match page': ({ matchId }) => `/api/matches/${matchId}/page`,
  leagues: () => '/api/leagues',
  table: ({ leagueId }) => `/api/leagues/${leagueId}`,
  'public table': (_, round) => `/api/public/table?competition=${spelled(LEAGUE, round)}`,
  'figures, a season': () => `/api/figures?season=${season}`,
  'public figures': (_, round) => `/api/public/figures?season=${season}&competition=${spelled(LEAGUE, round)}`,
  'public matches, a season': (_, round) =>
    `/api/public/matches?limit=${ROWS}&season=${season}&to=${daysAfter(today, round + 1)}`,
  gallery: () => `/api/gallery?limit=${ROWS}`,
  'gallery, a season': () => `/api/gallery?limit=${ROWS}&season=${season}`,
  'gallery, a kind': () => `/api/gallery?limit=${ROWS}&kind=goal`,
  'gallery, a player': () => `/api/gallery?limit=${ROWS}&player=1`,
  'gallery, an opponent': () => `/api/gallery?limit=${ROWS}&opponent=2`,
}

async function ask({ app, staff }: SeasonsClub, path: string): Promise<number> {
  const since = performance.now()
  await (await expectOk(await fetch(`${app.url}${path}`, { headers: staff }))).text()
  return performance.now() - since
}

function tell(name: string, few: number[], many: number[]): void {
  const [short, long] = [few, many].map((list) => median(list.slice(list.length / 4)))
  const ratio = (long ?? 0) / (short ?? 1)
  console.log(
    `${name}: 10 matches: ${short?.toFixed(2)} ms, 2,000: ${long?.toFixed(2)} ms; ratio ${ratio.toFixed(2)} (at most ${LIMIT})${ratio > LIMIT ? ' TOO SLOW' : ''}`,
  )
}

export async function benchLists(few: SeasonsClub, many: SeasonsClub): Promise<void> {
  for (const [name, question] of Object.entries(LISTS)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await ask(few, question(few, round)))
      times.many.push(await ask(many, question(many, round)))
    }
    tell(name, times.few, times.many)
  }
  await benchCalendar(few, many)
}

const CALENDARS = 16
/** After so long an answer is worked out again; nothing in its address can be worded anew. */
const KEPT_MS = 2_100

async function benchCalendar(few: SeasonsClub, many: SeasonsClub): Promise<void> {
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < CALENDARS; round++) {
    await new Promise((resolve) => setTimeout(resolve, KEPT_MS))
    times.few.push(await ask(few, '/api/public/calendar.ics'))
    times.many.push(await ask(many, '/api/public/calendar.ics'))
  }
  tell('calendar', times.few, times.many)
}
