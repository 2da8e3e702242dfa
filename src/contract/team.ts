import { z } from 'zod'
import { idParams } from './id-params.ts'

export const teamSchema = z.object({
  id: z.int(),
  name: z.string(),
  isDefault: z.boolean().meta({ description: 'The one that is meant where no team is named' }),
})
export type Team = z.infer<typeof teamSchema>

export const teamList = z.array(teamSchema).meta({ description: 'In the order of the club' })

export const teamQuery = z.object({
  team: idParams.shape.id.optional().meta({ description: 'The id of a team; the default one without' }),
})
