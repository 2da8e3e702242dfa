import type { Player } from '#contract/player.ts'
import { groupedBy } from '#domain/squad/grouped-by.ts'
import {
  POSITION_GROUP_LABELS,
  POSITION_GROUPS,
  type PositionGroup,
  positionGroup,
} from '#domain/squad/position-group.ts'

interface PlayerGroup {
  id: PositionGroup
  label: string
  players: readonly Player[]
}

/** By position, each group by number; the group that is wanted comes first. */
export function playerGroups(players: readonly Player[], first: PositionGroup | null): PlayerGroup[] {
  const groups = groupedBy(
    players.toSorted((a, b) => a.number - b.number),
    ({ position }) => positionGroup(position),
  )
  return POSITION_GROUPS.toSorted((a, b) => Number(b === first) - Number(a === first)).flatMap((id) => {
    const members = groups.get(id)
    return members ? [{ id, label: POSITION_GROUP_LABELS[id], players: members }] : []
  })
}
