import { isHalf } from '#domain/match/clock.ts'
import { goalMinute } from '#domain/match/clock-minute.ts'
import { matchStatus } from '#domain/match/current-match.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { asScore } from '#domain/match/events/event-score.ts'
import { dayText, pairText } from '#domain/match/match-name.ts'
import { statusWords } from '#domain/match/match-words.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { useClub } from '#web/club/use-club.ts'
import type { MatchKey } from '#web/match-store/matches-store.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'

export function statusOf(match: ShownMatch): string {
  const { matchTimeState, ruling, shootout, isHome } = match
  return statusWords({
    status: matchStatus(match),
    minute: isHalf(matchTimeState) ? goalMinute(match, serverNow()) : null,
    isRuled: ruling !== null,
    shootout: shootout && asScore(shootout, isHome),
  })
}

export interface MatchLabel {
  /** `Iskra – Sparta Bór, 22.11` */
  name: string
  status: string
}

/** How a match that this browser has is called. */
export function useMatchLabel(key: MatchKey): MatchLabel {
  const match = useMatchOf(key, (shown) => shown)
  const club = useClub()
  const opponents = useOpponents().data
  const opponent = opponents?.find(({ id }) => id === match.selectedOpponent)?.name ?? 'przeciwnik nieznany'
  const name = [pairText(club.name, opponent, match.isHome), dayText(match.matchDate)].filter(Boolean).join(', ')
  return { name, status: statusOf(match) }
}
