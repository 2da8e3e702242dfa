import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'

/** An id inside a body: past the database's range it would be a fault there instead of a refusal here. */
export const storedId = z.int().positive().max(STORED_NUMBER_MAX)

/** Goals, versions. */
export const storedCount = z.int().min(0).max(STORED_NUMBER_MAX)

export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Identyfikator w adresie musi być dodatnią liczbą całkowitą')
    .transform(Number)
    // A whole number past the database's range cannot exist there; 0 is looked up and answered with 404.
    .transform((id) => (id > STORED_NUMBER_MAX ? 0 : id)),
})
