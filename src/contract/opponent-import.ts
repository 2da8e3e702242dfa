import { z } from 'zod'
import { opponentData } from './opponent.ts'

export const OPPONENTS_IMPORT_MAX = 100

/** A whole list at once; teams that the club already has are left as they are. */
export const importOpponentsRequest = z.object({
  opponents: z
    .array(opponentData)
    .min(1, 'Lista przeciwników jest pusta')
    .max(OPPONENTS_IMPORT_MAX, `Na raz można dodać najwyżej ${OPPONENTS_IMPORT_MAX} przeciwników`),
})
export type ImportOpponentsRequest = z.infer<typeof importOpponentsRequest>

export const importOpponentsAnswer = z.object({ added: z.int() })
