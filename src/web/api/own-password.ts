import type { ChangePasswordRequest } from '#contract/own-password.ts'
import { command } from './request.ts'

export const changePassword = (change: ChangePasswordRequest): Promise<void> =>
  command('/api/user/password', { method: 'PUT', json: change })
