import { z } from 'zod'
import { SPONSOR_NAME_MAX } from '#domain/club/sponsor.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { storedCount } from './path.ts'
import { seasonYear } from './season.ts'

const nameMessage = `Nazwa sponsora: od 1 do ${SPONSOR_NAME_MAX} znaków`
const kindsMessage = 'Grafiki: wybierz co najmniej jedną albo wszystkie'
const competitionMessage = `Rozgrywki: najwyżej ${COMPETITION_MAX_LENGTH} znaków`

/** The JSON in the part `sponsorData`. */
export const sponsorData = z.object({
  name: z.string(nameMessage).trim().min(1, nameMessage).max(SPONSOR_NAME_MAX, nameMessage),
  kinds: z
    .array(z.enum(KIND_NAMES), kindsMessage)
    .min(1, kindsMessage)
    .transform((kinds) => [...new Set(kinds)])
    .nullable()
    .optional(),
  competition: z
    .string(competitionMessage)
    .trim()
    .max(COMPETITION_MAX_LENGTH, competitionMessage)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  season: seasonYear.nullable().optional(),
  isActive: z.boolean().optional(),
})
export type SponsorData = z.infer<typeof sponsorData>

/** What is left out stays. */
export const sponsorChange = sponsorData
  .partial()
  .extend({ place: storedCount.optional().meta({ description: 'Where in the list, from 0' }) })
export type SponsorChange = z.infer<typeof sponsorChange>
