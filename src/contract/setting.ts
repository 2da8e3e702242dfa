import { z } from 'zod'
import { CLUB_NAME_MAX } from '#domain/club/identity.ts'
import { errorBody } from './error.ts'
import { storedCount } from './path.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
export const crestColours = z.object({ primary: hex, accent: hex })

export const settingSchema = z.object({
  id: z.int(),
  key: z.string(),
  value: z.string(),
  version: z.int(),
  updatedBy: z.string().nullable().meta({ description: 'Username; null for callers who are not signed in' }),
  updatedAt: z.iso.datetime(),
  colours: crestColours.optional().meta({ description: 'Of the club: set by hand, else those of the crest' }),
})
export type Setting = z.infer<typeof settingSchema>

export const settingList = z.array(settingSchema)

export const settingKey = z
  .string('Podaj klucz ustawienia')
  .regex(
    /^[A-Za-z0-9_.-]{1,100}$/,
    'Klucz ustawienia to 1–100 liter bez znaków polskich, cyfr, kropek, myślników i podkreśleń',
  )

export const saveSettingRequest = z.object({
  key: settingKey,
  value: z.string('Podaj wartość ustawienia jako tekst').optional(),
  version: storedCount.optional().meta({ description: 'The version this save was based on; 0: the key was absent' }),
})
export type SaveSettingRequest = z.infer<typeof saveSettingRequest>

export const settingConflict = errorBody.extend({ current: settingSchema.nullable() })

export const registrationFlag = z.enum(['true', 'false'], 'disableRegistration przyjmuje tylko „true” albo „false”')

export const clubName = z
  .string()
  .trim()
  .min(1, `Nazwa klubu musi mieć od 1 do ${CLUB_NAME_MAX} znaków`)
  .max(CLUB_NAME_MAX, `Nazwa klubu musi mieć od 1 do ${CLUB_NAME_MAX} znaków`)
