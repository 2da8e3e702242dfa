import { Badge } from '@mantine/core'
import type { Role } from '#domain/club/staff.ts'
import { ROLE_NAMES } from './role-names.ts'

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge variant="light" color={role === 'admin' ? 'club' : 'gray'} tt="none" size="lg" fw={600}>
      {ROLE_NAMES[role]}
    </Badge>
  )
}
