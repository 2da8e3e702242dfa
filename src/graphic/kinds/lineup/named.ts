import { namesBesideNumbers } from '#domain/lineup/names.ts'
import type { PlayerView } from '../../match-view.ts'
import type { LineupView } from './view.ts'

export const LINEUP_HEADING = 'Skład'

type NameOf = (player: PlayerView) => string

export const elevenOf = ({ slots }: LineupView): PlayerView[] => slots.flatMap(({ player }) => player ?? [])

/** Found out once: whoever is on the graphic is compared with everybody else on it. */
export function namesOf(view: LineupView): NameOf {
  const players = [...elevenOf(view), ...view.bench]
  const nameOf = namesBesideNumbers(players)
  const names = new Map(players.map((player) => [player, nameOf(player)]))
  return (player) => names.get(player) ?? ''
}

export const fullName: NameOf = ({ firstName, lastName }) =>
  [firstName.trim(), lastName.trim()].filter(Boolean).join(' ')
