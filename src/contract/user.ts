import { z } from 'zod'
import { ROLES } from '#domain/club/staff.ts'

export const roleSchema = z.enum(ROLES)

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  role: roleSchema,
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>
