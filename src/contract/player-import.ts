import { z } from 'zod'
import { storedId } from './path.ts'
import { playerData } from './player-data.ts'

export const IMPORT_MAX = 200

/** A whole list at once. With `id` the player is changed, without it he is added. */
export const importPlayersRequest = z.object({
  players: z
    .array(playerData.extend({ id: storedId.optional() }))
    .min(1, 'Lista zawodników jest pusta')
    .max(IMPORT_MAX, `Na raz można dodać najwyżej ${IMPORT_MAX} zawodników`),
})
export type ImportPlayersRequest = z.infer<typeof importPlayersRequest>

export const importPlayersAnswer = z.object({ added: z.int(), changed: z.int() })
