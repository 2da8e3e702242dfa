import type { OwnMatch } from '../sample/stories.ts'

interface ListedMatch {
  id: number
  date: string
  matchDate: string | null
  matchTime: string | null
  competition: string | null
  venue: string | null
  isHome: boolean
  opponentId: number | null
}

/** Which of the club's matches graphics are looked at with: the next one, else the last. */
export function ownMatchOf(matches: readonly ListedMatch[], today: string | undefined): OwnMatch | null {
  const ordered = matches
    .filter(({ opponentId }) => opponentId !== null)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const next = ordered.find(({ date }) => today !== undefined && date.slice(0, today.length) >= today)
  const match = next ?? ordered.at(-1)
  if (!match) return null
  const { id, matchDate, matchTime, competition, venue, isHome, opponentId } = match
  return { id, opponentId, isHome, day: matchDate, time: matchTime, competition, venue }
}
