import type { Opponent } from '#contract/opponent.ts'

export interface OpponentRowsProps {
  opponents: Opponent[]
  /** A form is open, and it comes first. */
  isLocked: boolean
  onEdit: (opponent: Opponent) => void
  onDelete: (opponent: Opponent) => void
}
