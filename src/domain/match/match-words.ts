import type { MatchStatus } from './current-match.ts'
import { type Score, scoreText } from './score.ts'

const STATUS_WORDS: Record<MatchStatus, string> = {
  scheduled: 'zaplanowany',
  live: 'na żywo',
  halftime: 'przerwa',
  finished: 'zakończony',
  postponed: 'przełożony',
  cancelled: 'odwołany',
  abandoned: 'przerwany',
}

interface Told {
  status: MatchStatus
  /** Being played; null while none is. */
  minute: string | null
  /** Decided on paper. */
  isRuled: boolean
  shootout: Score | null
}

/** `na żywo, 34'`, `zakończony, karne 4:3`, `walkower`. */
export function statusWords({ status, minute, isRuled, shootout }: Told): string {
  if (isRuled && status === 'finished') return 'walkower'
  if (status === 'live' && minute) return `${STATUS_WORDS.live}, ${minute}`
  if (status === 'finished' && shootout) return `${STATUS_WORDS.finished}, karne ${scoreText(shootout)}`
  return STATUS_WORDS[status]
}
