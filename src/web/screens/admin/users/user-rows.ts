import type { User } from '#contract/user.ts'

export interface UserRowsProps {
  users: User[]
  ownId: number | undefined
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}
