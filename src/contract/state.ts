import { z } from 'zod'

export const stateParams = z.object({
  stateKey: z
    .string()
    .regex(
      /^[A-Za-z0-9:_-]{1,100}$/,
      'Klucz stanu to 1–100 liter bez znaków polskich, cyfr, dwukropków, myślników i podkreśleń',
    ),
})

const data = z.record(z.string(), z.unknown(), 'Pole „data” musi być obiektem')

/** Something one person keeps on the server, such as a draft. */
export const stateSchema = z.object({ data, updatedAt: z.iso.datetime() })

export const saveStateRequest = z.object({ data }, 'Podaj pole „data”')
