import { z } from 'zod'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'

const message = `Nazwa przeciwnika: od 1 do ${OPPONENT_NAME_MAX} znaków`

export const opponentSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable().meta({ description: 'Null only for an opponent from a list, until a crest comes' }),
  createdAt: z.iso.datetime(),
})
export type Opponent = z.infer<typeof opponentSchema>

export const opponentList = z.array(opponentSchema)

/** The JSON in the part `opponentData`. */
export const opponentData = z.object({
  name: z.string(message).trim().min(1, message).max(OPPONENT_NAME_MAX, message),
})
export type OpponentData = z.infer<typeof opponentData>

export const opponentChange = opponentData.partial()
