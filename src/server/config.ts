import { resolve } from 'node:path'
import { z } from 'zod'

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('pl', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const trustProxy = z.string().transform((text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
})

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
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://grafiki.klub.pl' })
    .transform((url) => new URL(url).origin)
    .optional(),
  TIME_ZONE: z.string().refine(isTimeZone, 'a time zone such as Europe/Warsaw').default('Europe/Warsaw'),
  TRUST_PROXY: trustProxy.default(false),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  timeZone: string
  trustProxy: boolean | number | string
}

/** The only reader of the environment. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(given)
  if (error) {
    const lines = error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name}=${given[name]} is not usable: ${issue.message}`
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
  }
}
