import { z } from 'zod'
import { knownPassword, mismatch, staffPassword } from './account.ts'

/** What a person sends to change their own password. */
export const changePasswordRequest = z.object({ currentPassword: knownPassword, newPassword: staffPassword })
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

export const changePasswordForm = changePasswordRequest
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, mismatch)
