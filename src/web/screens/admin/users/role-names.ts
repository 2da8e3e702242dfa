import type { Role } from '#domain/club/staff.ts'

export const ROLE_NAMES: Record<Role, string> = { user: 'Użytkownik', admin: 'Administrator' }
