import type { PublicMatchDetails, PublicPlayer } from '#contract/fan.ts'
import { fractionValue } from '#domain/units.ts'
import type { NamedEvent, NamedRecord, RecordedPlayer } from './named-record.ts'

const toPlayer = ({ id, firstName, lastName, number, position, lineupImage }: RecordedPlayer): PublicPlayer => ({
  id,
  firstName,
  lastName,
  number,
  position: position ?? null,
  photo: lineupImage ?? null,
})

const nameOf = (player: RecordedPlayer | null) =>
  player && { firstName: player.firstName, lastName: player.lastName, number: player.number }

/** An event as it is told. */
export const toldEvent =
  (isHome: boolean) =>
  ({ id, kind, side, minute, score, ...event }: NamedEvent): PublicMatchDetails['events'][number] => ({
    id,
    type: kind,
    minute,
    isOpponent: side === 'theirs',
    side: (side === 'ours') === isHome ? 'home' : 'away',
    player: nameOf(event.player),
    playerName: event.name,
    otherPlayer: nameOf(event.other),
    otherPlayerName: event.otherName,
    note: event.note,
    score,
  })

/** Only the places that somebody holds. */
export function toldLineup(lineup: NamedRecord['publishedLineup']): PublicMatchDetails['lineup'] {
  if (!lineup) return null
  return {
    positions: lineup.positions.flatMap(({ x, y, type, player }) =>
      player ? [{ x: fractionValue(x), y: fractionValue(y), type, player: toPlayer(player) }] : [],
    ),
    benchPlayers: lineup.benchPlayers.map(toPlayer),
  }
}
