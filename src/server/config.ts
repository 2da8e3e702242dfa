import { resolve } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { S3Settings } from './storage/s3-exchange.ts'

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('pl', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** As the driver reads it. What it says of one that it cannot read would have the address in it. */
const isReadable = (url: string): boolean => {
  try {
    new pg.Client(url)
    return true
  } catch (error) {
    // Others, such as a certificate that is not there, are told at the connection.
    return !(error instanceof TypeError || error instanceof URIError)
  }
}

const trustProxy = z.string().transform((text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
})

const MEGABYTE = 1024 * 1024
const DISK_RESERVE = 'whole megabytes, 0 to 1000000'

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const environment = z.object({
  PORT: z.coerce.number('a port number, 0 to 65535').int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgresql://')
    .refine(
      isReadable,
      'an address such as postgresql://user:password@host:5432/name, with signs such as / # ? in the password written as %2F %23 %3F',
    )
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://grafiki.klub.pl' })
    .transform((url) => new URL(url).origin)
    .optional(),
  TIME_ZONE: z.string().refine(isTimeZone, 'a time zone such as Europe/Warsaw').default('Europe/Warsaw'),
  TRUST_PROXY: trustProxy.default(false),
  DISK_RESERVE_MB: z.coerce
    .number(DISK_RESERVE)
    .int(DISK_RESERVE)
    .min(0, DISK_RESERVE)
    .max(1_000_000, DISK_RESERVE)
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "a bucket's name: 3 to 63 small letters, digits, dots and hyphens")
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** Never printed. */
const SECRET = new Set(['DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])

type Environment = z.infer<typeof environment>

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  timeZone: string
  trustProxy: boolean | number | string
  /** In bytes, kept free of photographs; undefined: by the size of the disk. */
  diskReserve: number | undefined
  /** Where pictures and backups are kept; undefined: in the data folder. */
  s3: S3Settings | undefined
}

/** All of them or none: half a set would quietly keep the pictures on a disk where nobody looks for them. */
function s3Settings(data: Environment): S3Settings | undefined {
  const missing = S3_NAMES.filter((name) => data[name] === undefined)
  if (missing.length === S3_NAMES.length) return undefined
  if (missing.length > 0) {
    const given = S3_NAMES.filter((name) => !missing.includes(name))
    throw new Error(`Bad settings in the environment:\n  ${missing.join(', ')} missing beside ${given.join(', ')}`)
  }
  return {
    endpoint: data.S3_ENDPOINT ?? '',
    bucket: data.S3_BUCKET ?? '',
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: data.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** The only reader of the environment. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(given)
  if (error) {
    const lines = error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name}${SECRET.has(name) ? '' : `=${given[name]}`} is not usable: ${issue.message}`
    })
    throw new Error(`Bad settings in the environment:\n${lines.join('\n')}`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    timeZone: data.TIME_ZONE,
    trustProxy: data.TRUST_PROXY,
    diskReserve: data.DISK_RESERVE_MB === undefined ? undefined : data.DISK_RESERVE_MB * MEGABYTE,
    s3: s3Settings(data),
  }
}
