import { z } from 'zod'
import { storedId } from './path.ts'

const NAME_MAX = 60
const POSITION_MAX = 60
const HANDLE_MAX = 30
/** With the sign before it or without; or nothing at all. */
const HANDLE = new RegExp(`^(?:@?[A-Za-z0-9._]{1,${HANDLE_MAX}})?$`)
const TEAMS_MAX = 100
const TEAMS_MESSAGE = 'Drużyny: wybierz co najmniej jedną'
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

const handleMessage = `Profil: od 1 do ${HANDLE_MAX} liter bez polskich znaków, cyfr, kropek i podkreśleń, np. @jkowalski`

/** Stored without the sign before it; empty text means that there is none. */
const handle = z
  .string(handleMessage)
  .trim()
  .regex(HANDLE, handleMessage)
  .nullable()
  .transform((text) => text?.replace('@', '') || null)

const teamIds = z
  .array(storedId, TEAMS_MESSAGE)
  .min(1, TEAMS_MESSAGE)
  .max(TEAMS_MAX, TEAMS_MESSAGE)
  .transform((ids) => [...new Set(ids)])

/** The JSON in the part `playerData`. */
export const playerData = z.object({
  firstName: name('Imię'),
  lastName: name('Nazwisko'),
  number: z.int(numberMessage).min(NUMBER_MIN, numberMessage).max(NUMBER_MAX, numberMessage),
  position: position.optional(),
  handle: handle.optional().meta({ description: 'Where graphics are posted, e.g. @jkowalski; kept without the sign' }),
  teamIds: teamIds.optional().meta({ description: 'Absent: as before; of a new player the default team' }),
})
export type PlayerData = z.infer<typeof playerData>

/** What is left out stays; `scorerImage: null` takes the scorer's photo away. */
export const playerChange = playerData.partial().extend({ scorerImage: z.null().optional() })
export type PlayerChange = z.infer<typeof playerChange>
