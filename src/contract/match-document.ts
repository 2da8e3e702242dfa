import { z } from 'zod'
import type { CellValue } from '#domain/match/document/document.ts'
import { storedCount } from './path.ts'

/** The document of a match as the server answers it. What a cell may hold is checked on the way in: `match-changes.ts`. */

export const USERNAME_MAX = 50

export const cellValue = z.custom<CellValue>((given) => given !== undefined)

const stamp = z.object({
  version: storedCount,
  by: z.string().max(USERNAME_MAX).nullable(),
  device: z.string().max(64).nullable(),
  at: z.number(),
  over: z.string().max(USERNAME_MAX).optional(),
})

export const matchDocument = z.object({
  id: z.int(),
  teamId: z.int().optional(),
  isCurrent: z.boolean(),
  version: z.int(),
  cells: z.record(z.string(), cellValue),
  stamps: z.record(z.string(), stamp),
})
export type MatchDocumentAnswer = z.infer<typeof matchDocument>

const cellConflict = z.object({
  key: z.string(),
  mine: cellValue,
  theirs: cellValue,
  by: z.string().nullable(),
  at: z.number(),
})

export const matchChanged = z.object({
  match: matchDocument,
  conflicts: z.array(cellConflict).meta({ description: 'Set differently by somebody else; the rest was taken' }),
})

/** On the live channel. `match`: what has changed in it after version `since`; null: it was deleted. */
export const matchEvent = z.object({
  id: z.int(),
  teamId: z.int().optional(),
  since: z.int(),
  match: matchDocument.nullable(),
})
export type MatchEventData = z.infer<typeof matchEvent>
