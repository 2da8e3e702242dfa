import type { Role } from './staff.ts'

export const PUBLIC_SETTING_KEYS = ['disableRegistration', 'clubName', 'clubLogo'] as const
export const SHARED_MATCH_KEYS = [
  'lineup_positions_global',
  'lineup_settings_global',
  'scorer_settings_global',
  'result_settings_global',
] as const

export type PublicSettingKey = (typeof PUBLIC_SETTING_KEYS)[number]
export type SharedMatchKey = (typeof SHARED_MATCH_KEYS)[number]

export const SETTING_VALUE_MAX_BYTES = 256 * 1024

export const isPublicSettingKey = (key: string): key is PublicSettingKey =>
  (PUBLIC_SETTING_KEYS as readonly string[]).includes(key)

export const isSharedMatchKey = (key: string): key is SharedMatchKey =>
  (SHARED_MATCH_KEYS as readonly string[]).includes(key)

/** `null` stands for a visitor who is not signed in. */
export const mayReadSetting = (role: Role | null, key: string): boolean => role !== null || isPublicSettingKey(key)

export const mayWriteSetting = (role: Role | null, key: string): boolean =>
  role === 'admin' || (role === 'user' && isSharedMatchKey(key))
