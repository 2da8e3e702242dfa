import { z } from 'zod'
import { ALIASES_MAX, OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'

const message = `Nazwa przeciwnika: od 1 do ${OPPONENT_NAME_MAX} znaków`

export const opponentSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable().meta({ description: 'Null only for an opponent from a list, until a crest comes' }),
  aliases: z.array(z.string()).optional().meta({ description: 'What else it is called in lists of fixtures' }),
  createdAt: z.iso.datetime(),
})
export type Opponent = z.infer<typeof opponentSchema>

export const opponentList = z.array(opponentSchema)

const aliasesMessage = `Inne nazwy przeciwnika: najwyżej ${ALIASES_MAX}, każda od 1 do ${OPPONENT_NAME_MAX} znaków`

export const opponentAliases = z
  .array(z.string(aliasesMessage).trim().min(1, aliasesMessage).max(OPPONENT_NAME_MAX, aliasesMessage), aliasesMessage)
  .max(ALIASES_MAX, aliasesMessage)

/** The JSON in the part `opponentData`. */
export const opponentData = z.object({
  name: z.string(message).trim().min(1, message).max(OPPONENT_NAME_MAX, message),
  aliases: opponentAliases.optional(),
})
export type OpponentData = z.infer<typeof opponentData>

export const opponentChange = opponentData.partial()
