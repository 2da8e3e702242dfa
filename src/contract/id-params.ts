import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'

export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Identyfikator w adresie musi być dodatnią liczbą całkowitą')
    .transform(Number)
    // A whole number past the database's range cannot exist there; 0 is looked up and answered with 404.
    .transform((id) => (id > STORED_NUMBER_MAX ? 0 : id)),
})
