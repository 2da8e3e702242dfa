import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import { EVENT_KINDS, isGoal } from '#domain/match/events/match-event.ts'
import { SCORER_MARKS } from '#domain/match/events/scorer-marks.ts'
import { fullName } from '#domain/squad/full-name.ts'

type FanEvent = PublicMatchDetails['events'][number]
type Named = FanEvent['player']

export interface EventLines {
  title: string
  /** Below it: what it was, unless the title and the icon say so, and what else is known. */
  details: string
  /** What only the icon shows; null where the words say it. */
  unseen: string | null
}

const nameOrTyped = (player: Named, typed: string | null): string | null =>
  player ? followedName(fullName(player)) : typed && followedName(typed)

const shortName = (player: Named, typed: string | null): string | null =>
  player ? followedName(player.lastName || player.firstName) : typed && followedName(typed)

const joined = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' · ')

function substitutionLines(event: FanEvent, team: string): EventLines {
  const [off, on] = [nameOrTyped(event.player, event.playerName), nameOrTyped(event.otherPlayer, event.otherPlayerName)]
  const unseen = EVENT_NAMES.substitution
  if (off && on) {
    const from = shortName(event.player, event.playerName)
    const to = shortName(event.otherPlayer, event.otherPlayerName)
    const details = joined(`schodzi ${off}, wchodzi ${on}`, team, event.note)
    return { title: `${from} → ${to}`, details, unseen }
  }
  const one = off ?? on
  if (!one) return { title: team, details: joined(unseen, event.note), unseen: null }
  return { title: one, details: joined(off ? 'schodzi' : 'wchodzi', team, event.note), unseen }
}

function goalLines(event: FanEvent, team: string): EventLines {
  const who = nameOrTyped(event.player, event.playerName)
  const assist = nameOrTyped(event.otherPlayer, event.otherPlayerName)
  const isOwn = event.type === 'ownGoal'
  return {
    title: who ? `${who}${SCORER_MARKS[event.type] ?? ''}` : isOwn ? EVENT_NAMES.ownGoal : team,
    details: joined(
      !who && event.type === 'penalty' && EVENT_NAMES.penalty,
      isOwn ? `gol dla: ${team}` : who && team,
      assist && `asysta: ${assist}`,
      event.note,
    ),
    unseen: !who && event.type !== 'goal' ? null : EVENT_NAMES[event.type],
  }
}

/** An event as fans read it. */
export function eventLines(event: FanEvent, match: Pick<PublicMatch, 'homeTeam' | 'awayTeam'>): EventLines {
  const team = event.side === 'home' ? match.homeTeam : match.awayTeam
  if (event.type === 'note') return { title: event.note ?? EVENT_NAMES.note, details: '', unseen: null }
  if (event.type === 'substitution') return substitutionLines(event, team)
  if (isGoal({ kind: event.type })) return goalLines(event, team)
  const who = nameOrTyped(event.player, event.playerName)
  return {
    title: who ?? team,
    details: joined(EVENT_NAMES[event.type], who && team, event.note),
    unseen: null,
  }
}

/** What decides a match: goals, and whoever was sent off. */
export const isHighlight = ({ type }: Pick<FanEvent, 'type'>): boolean =>
  EVENT_KINDS[type].isGoal || EVENT_KINDS[type].sendsOff
