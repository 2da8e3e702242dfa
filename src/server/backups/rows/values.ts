import { z } from 'zod'
import { storedCount, storedId } from '#contract/path.ts'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'
import { refuseUnstorable } from '#server/plugins/input-gate.ts'

/** What columns of several tables hold. JSON and moments travel as text, as PostgreSQL writes them. */

const ADDRESS_MAX = 2_000

export const id = storedId
export const bigId = z.number().int().positive()
export const count = storedCount
export const version = z.int().min(1).max(STORED_NUMBER_MAX)
export const text = (max: number) => z.string().max(max)

/** No year that a browser could not be told of, and no `infinity`. */
export const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2}){0,2}$/)

/** A path on this very site: pictures are never fetched from elsewhere. */
export const ownAddress = z
  .string()
  .max(ADDRESS_MAX)
  .regex(/^\/(?![/\\])/)

function isHeld(read: () => void): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

export const isStorable = (value: unknown): boolean => isHeld(() => refuseUnstorable(value))

export const json = (schema: z.ZodType) =>
  z.string().refine((content) =>
    isHeld(() => {
      const value = JSON.parse(content)
      refuseUnstorable(value)
      schema.parse(value)
    }),
  )
