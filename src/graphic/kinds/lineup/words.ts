import { followedName } from '#domain/lineup/name-direction.ts'
import { longDate, wallTime } from '#domain/match/wall-date.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { PlayerView } from '../../match-view.ts'
import { capitalised, fixture, joined } from '../../words.ts'
import type { LineupView } from './view.ts'

const kickOff = ({ date, time }: LineupView): string => joined([longDate(date), wallTime(time)])

const players = (title: string, list: readonly PlayerView[]): string =>
  list.length > 0 ? `${title}: ${list.map((player) => followedName(fullName(player))).join(', ')}` : ''

export const lineupCaption = (view: LineupView): string[] => [
  `Nasz skład na mecz ${fixture(view)}`,
  capitalised(kickOff(view)),
]

export const lineupAltText = (view: LineupView): string[] => [
  joined([`Grafika ze składem na mecz ${fixture(view)}`, kickOff(view)]),
  players(
    'Jedenastka',
    view.slots.flatMap(({ player }) => player ?? []),
  ),
  players('Rezerwowi', view.bench),
]
