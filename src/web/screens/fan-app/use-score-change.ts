import { useEffect, useState } from 'react'
import type { PublicMatch } from '#contract/fan.ts'

const NEWS_MS = 4_000

export type ScoreChange = 'goal' | 'correction'

interface Seen {
  home: number
  away: number
  change: ScoreChange | null
}

/** What has just happened to the score; null again after a moment. For one match: give another one another key. */
export function useScoreChange({ homeScore: home, awayScore: away }: PublicMatch): ScoreChange | null {
  const [seen, setSeen] = useState<Seen>({ home, away, change: null })
  if (seen.home !== home || seen.away !== away) {
    setSeen({ home, away, change: home + away > seen.home + seen.away ? 'goal' : 'correction' })
  }
  useEffect(() => {
    if (seen.change === null) return
    const timer = setTimeout(() => setSeen({ ...seen, change: null }), NEWS_MS)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.change
}
