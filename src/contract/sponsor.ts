import { z } from 'zod'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'

export const sponsorSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string(),
  logoWidth: z.int().meta({ description: 'Of the stored logo, in pixels' }),
  logoHeight: z.int(),
  kinds: z.array(z.enum(KIND_NAMES)).nullable().meta({ description: 'On which graphics; null: on all' }),
  competition: z.string().nullable().meta({ description: 'In which competition; null: in all' }),
  season: z.int().nullable().meta({ description: 'The year in which it begins; null: in all' }),
  isActive: z.boolean(),
})
export type Sponsor = z.infer<typeof sponsorSchema>

/** In the order in which they stand on graphics. */
export const sponsorList = z.array(sponsorSchema)
