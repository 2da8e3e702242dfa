import { z } from 'zod'

const NAME_MAX = 60
const POSITION_MAX = 60
export const NUMBER_MIN = 1
export const NUMBER_MAX = 999

const name = (label: string) => {
  const message = `${label}: od 1 do ${NAME_MAX} znaków`
  return z.string(message).trim().min(1, message).max(NAME_MAX, message)
}
const numberMessage = `Numer: liczba całkowita od ${NUMBER_MIN} do ${NUMBER_MAX}`

/** Empty text means that there is none. */
const position = z
  .string()
  .trim()
  .max(POSITION_MAX, `Pozycja: najwyżej ${POSITION_MAX} znaków`)
  .nullable()
  .transform((text) => text || null)

export const playerSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  position: z.string().nullable(),
  lineupImage: z.string().nullable().meta({ description: 'Null only for a player from a list, until a photo comes' }),
  scorerImage: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Player = z.infer<typeof playerSchema>

export const playerList = z.array(playerSchema)

/** The JSON in the part `playerData`. */
export const playerData = z.object({
  firstName: name('Imię'),
  lastName: name('Nazwisko'),
  number: z.int(numberMessage).min(NUMBER_MIN, numberMessage).max(NUMBER_MAX, numberMessage),
  position: position.optional(),
})
export type PlayerData = z.infer<typeof playerData>

/** What is left out stays; `scorerImage: null` takes the scorer's photo away. */
export const playerChange = playerData.partial().extend({ scorerImage: z.null().optional() })
export type PlayerChange = z.infer<typeof playerChange>
