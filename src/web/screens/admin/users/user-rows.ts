import type { User } from '#contract/account.ts'

export interface UserRowsProps {
  users: User[]
  ownId: number | undefined
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}
