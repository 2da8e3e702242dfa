import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'

/** An id inside a body: past the database's range it would be a fault there instead of a refusal here. */
export const storedId = z.int().positive().max(STORED_NUMBER_MAX)

/** Goals, versions. */
export const storedCount = z.int().min(0).max(STORED_NUMBER_MAX)
