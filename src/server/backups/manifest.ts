import { z } from 'zod'
import { SERVED_NAME } from '#server/storage/file-store.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const BACKUP_KINDS = ['manual', 'nightly', 'restore-point'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

export const tablePath = (table: string): string => `data/${table}.ndjson`
export const picturePath = (name: string): string => `pictures/${name}`

const tablePart = z.object({
  name: z.string().regex(/^[a-z_]{1,60}$/),
  rows: z.int().min(0),
  deleted: z.int().min(0).default(0).meta({ description: 'How many of the rows have left every list' }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Far beyond what any club gives out, and far from where the database has no more to give. */
const LAST_NUMBER_MAX = 2_000_000_000

const lastNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((last) => Number(last) <= LAST_NUMBER_MAX)

/** What is in a backup, and how to be sure of it. A picture's name is its hash. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  app: z.string(),
  schema: z.string().meta({ description: 'The last migration of the database it was made from' }),
  createdAt: z.iso.datetime(),
  comment: z.string().nullable(),
  kind: z.enum(BACKUP_KINDS),
  tables: z.array(tablePart),
  sequences: z.record(z.string(), z.object({ last: lastNumber, isCalled: z.boolean() })),
  pictures: z.array(z.object({ name: z.string().regex(SERVED_NAME), bytes: z.int().min(0) })),
  missing: z.array(z.string()).meta({ description: 'Pictures that the data names and that were not there any more' }),
})
export type Manifest = z.infer<typeof manifestSchema>
