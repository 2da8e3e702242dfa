import { z } from 'zod'

const NAME_MAX = 100
const message = `Nazwa przeciwnika: od 1 do ${NAME_MAX} znaków`

export const opponentSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string(),
  createdAt: z.iso.datetime(),
})
export type Opponent = z.infer<typeof opponentSchema>

export const opponentList = z.array(opponentSchema)

/** The JSON in the part `opponentData`. */
export const opponentData = z.object({ name: z.string(message).trim().min(1, message).max(NAME_MAX, message) })
export type OpponentData = z.infer<typeof opponentData>

export const opponentChange = opponentData.partial()
