import type { Player } from '#contract/player.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { onPitch } from '#domain/match/events/on-pitch.ts'
import { fractionValue } from '#domain/units.ts'

/** Of whom a player is chosen: whoever may score, whoever plays, whoever may come on, or whoever has played. */
export type Meant = 'scorer' | 'playing' | 'comingOn' | 'played'

export interface MeantGroup {
  label: string
  members: Player[]
}

type Lineup = Pick<MatchState, 'positions' | 'benchPlayers' | 'events'>

const PITCH = 'Na boisku'
const BENCH = 'Ławka'
const PLAYED = 'Grali'

/** The likeliest first, as the match stands by now: attack before defence, the bench, then the rest by number. */
export function playersMeant(players: readonly Player[], lineup: Lineup, meant: Meant): MeantGroup[] {
  const eleven = lineup.positions
    .toSorted((one, other) => fractionValue(one.y) - fractionValue(other.y))
    .flatMap(({ playerId }) => playerId ?? [])
  const { playing, waiting, off, sentOff } = onPitch(eleven, lineup.benchPlayers, lineup.events)
  const named = (ids: readonly number[]) => ids.flatMap((id) => players.find((player) => player.id === id) ?? [])
  const pitch = { label: PITCH, members: named(playing) }
  const bench = { label: BENCH, members: named(waiting) }
  const played = { label: PLAYED, members: named([...new Set([...playing, ...off, ...sentOff])]) }
  const likely = { scorer: [pitch, bench], playing: [pitch], comingOn: [bench], played: [played] }[meant]
  const taken = new Set(likely.flatMap(({ members }) => members))
  const rest = players.filter((player) => !taken.has(player)).sort((one, other) => one.number - other.number)
  return [...likely, { label: taken.size > 0 ? 'Pozostali' : 'Kadra', members: rest }].filter(
    ({ members }) => members.length > 0,
  )
}
