import { useEffect, useState } from 'react'
import type { PublicMatch } from '#contract/fan.ts'
import { type ScoreChange, scoreChange } from './score-change.ts'

const NEWS_MS = 4_000

interface Seen {
  home: number
  away: number
  change: ScoreChange | null
}

/** What has just happened to the score; null again after a moment. For one match: give another one another key. */
export function useScoreChange(match: PublicMatch): ScoreChange | null {
  const { homeScore: home, awayScore: away } = match
  const [seen, setSeen] = useState<Seen>({ home, away, change: null })
  if (seen.home !== home || seen.away !== away) {
    setSeen({ home, away, change: scoreChange(seen, match) })
  }
  useEffect(() => {
    if (seen.change === null) return
    const timer = setTimeout(() => setSeen({ ...seen, change: null }), NEWS_MS)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.change
}
