import { z } from 'zod'
import { settingSchema } from './setting.ts'

/** `setting: null` means that the key was deleted. */
export const settingEvent = z.object({ key: z.string(), setting: settingSchema.nullable() })
export type SettingEvent = z.infer<typeof settingEvent>

const CATALOGUES = [
  'players',
  'opponents',
  'templates',
  'teams',
  'fonts',
  'leagues',
  'competitions',
  'sponsors',
  'photos',
  'match-graphics',
] as const

/** Something was added to, changed in or deleted from a list: these, where it is known. */
export const catalogueEvent = z.object({ list: z.enum(CATALOGUES), ids: z.array(z.int()).optional() })

/**
 * Names of the server-sent events on GET /api/events. `match`: a match or its graphics changed; those of no match are
 * told of as the list `match-graphics`. `resync`:
 * events were missed for good, read everything anew.
 */
export const LIVE_EVENTS = { setting: 'setting', catalogue: 'catalogue', match: 'match', resync: 'resync' } as const
