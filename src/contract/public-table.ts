import { z } from 'zod'
import { TABLE } from './fan-examples.ts'
import { tableRow } from './league.ts'

/** A league's table as the fan app reads it. */
export const publicTable = z
  .object({
    season: z.int().nullable().meta({ description: 'The year in which it begins; null: there is no table' }),
    competitions: z.array(z.string()).meta({ description: 'All that the team has a table of in this season' }),
    table: z
      .object({
        competition: z.string(),
        round: z.int().nullable().meta({ description: 'The last round of which a result is known' }),
        rows: z.array(tableRow),
      })
      .nullable(),
  })
  .meta({ examples: [TABLE] })
export type PublicTable = z.infer<typeof publicTable>
