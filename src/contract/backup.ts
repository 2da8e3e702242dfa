import { z } from 'zod'

const COMMENT_MAX = 200

export const backupName = z
  .string()
  .regex(/^jedenastka-\d{8}-\d{6}-[0-9a-f]{8}$/, 'Nieprawidłowa nazwa kopii zapasowej')

export const backupSchema = z.object({
  name: z.string(),
  date: z.iso.datetime(),
  comment: z.string().nullable(),
  kind: z.enum(['manual', 'nightly', 'restore-point']),
  bytes: z.int(),
  counts: z.object({
    players: z.int(),
    opponents: z.int(),
    templates: z.int(),
    matches: z.int(),
    users: z.int(),
    pictures: z.int(),
  }),
  missingPictures: z.int(),
})
export type Backup = z.infer<typeof backupSchema>

export const backupList = z.array(backupSchema)

const comment = z
  .string()
  .trim()
  .max(COMMENT_MAX, `Komentarz może mieć najwyżej ${COMMENT_MAX} znaków`)
  .nullish()
  .transform((text) => text || null)

/** Without a body there is no comment. */
export const createBackupRequest = z.preprocess((body) => body ?? {}, z.object({ comment }))

const run = z.object({
  task: z.enum(['backup', 'restore']),
  kind: z.enum(['manual', 'nightly', 'restore-point']),
  backupName: z.string().nullable(),
  startedAt: z.iso.datetime(),
})

export const backupStatus = z.object({
  running: run.extend({ progress: z.number().min(0).max(1) }).nullable(),
  lastSuccess: z.iso.datetime().nullable().meta({ description: 'When a backup was last made' }),
  lastFailure: z
    .object({ at: z.iso.datetime(), task: z.enum(['backup', 'restore']), message: z.string() })
    .nullable()
    .meta({ description: 'The last run, if it failed' }),
  disk: z
    .object({ freeBytes: z.number(), isNearlyFull: z.boolean() })
    .nullable()
    .meta({ description: 'Null where backups are not kept on a disk' }),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const restoreAnswer = z.object({
  restorePoint: z.string().nullable().meta({ description: 'The backup of the state before, made by itself' }),
  signedOut: z.array(z.string()).meta({ description: 'Usernames that must sign in again' }),
})
