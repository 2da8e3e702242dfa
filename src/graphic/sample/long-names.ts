import type { Catalogue } from '../catalogue.ts'
import type { PlayerView } from '../match-view.ts'
import { squadOf } from './sample-squad.ts'

/** Letters from which on a last name, or a team's, is one that a design must be tried with. */
const LONG_LAST_NAME = 13
const LONG_TEAM_NAME = 24

const NAMES = [
  ['Maksymilian', 'Wyrzykowski-Szczepański'],
  ['Sebastian', 'Niedźwiedzki-Żółtowski'],
  ['Wawrzyniec', 'Pstrągowski-Źrebiec'],
  ['Aleksander', 'Brzęczyszczykiewicz'],
  ['Przemysław', 'Konstantynowicz'],
  ['Mieczysław', 'Szczebrzeszyński'],
  ['Władysław', 'Świętochłowski'],
  ['Bartłomiej', 'Skrzypczyński'],
  ['Stanisław', 'Gżegżółkiewicz'],
  ['Franciszek', 'Dziewiątkowski'],
  ['Krzysztof', 'Błaszczykowski'],
] as const

const LONG_OPPONENT = { id: -101, name: 'Miejski Klub Sportowy Przyjaźń Brzęczyszczewo', logo: null }

const lastName = (player: PlayerView): number => player.lastName.length
const wholeName = ({ firstName, lastName }: PlayerView): number => firstName.length + lastName.length

export const byWholeName = (players: readonly PlayerView[]): PlayerView[] =>
  players.toSorted((one, other) => wholeName(other) - wholeName(one))

const byLastName = (players: readonly PlayerView[]): PlayerView[] =>
  byWholeName(players).sort((one, other) => lastName(other) - lastName(one))

/** Where the club's own names are short. */
const LONG_NAMED = byLastName(squadOf(NAMES, -101))

const isLong = (player: PlayerView): boolean => lastName(player) >= LONG_LAST_NAME

/** The longest first: the club's long ones, then made-up names for its other players, then whoever is left. */
export function longestNamed(players: readonly PlayerView[]): PlayerView[] {
  const sorted = byLastName(players)
  const short = sorted.filter((player) => !isLong(player))
  const renamed = LONG_NAMED.map((standIn, index) => {
    const { firstName, lastName } = standIn
    return { ...(short[index] ?? standIn), firstName, lastName }
  })
  return [...sorted.filter(isLong), ...renamed, ...short.slice(renamed.length)]
}

export function longestOpponent(opponents: Catalogue['opponents']): Catalogue['opponents'][number] {
  const [longest] = opponents.toSorted((one, other) => other.name.length - one.name.length)
  return longest && longest.name.length >= LONG_TEAM_NAME ? longest : LONG_OPPONENT
}
