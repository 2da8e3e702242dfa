import type { Player } from '#contract/player.ts'

export interface PlayerTasks {
  onEdit: (player: Player) => void
  onDelete: (player: Player) => void
}

export interface PlayerRowsProps extends PlayerTasks {
  players: Player[]
}
