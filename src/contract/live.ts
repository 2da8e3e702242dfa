import { z } from 'zod'
import { settingSchema } from './setting.ts'

/** `setting: null` means that the key was deleted. */
export const settingEvent = z.object({ key: z.string(), setting: settingSchema.nullable() })
export type SettingEvent = z.infer<typeof settingEvent>

/** Names of the server-sent events on GET /api/events. `resync`: events were missed for good, read everything anew. */
export const LIVE_EVENTS = { setting: 'setting', resync: 'resync' } as const
