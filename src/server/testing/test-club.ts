import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role } from '#domain/club/staff.ts'
import { buildApp } from '#server/app.ts'
import { type Backups, openBackups } from '#server/backups/backups.ts'
import { type Config, readConfig } from '#server/config.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { openPasswords } from '#server/features/accounts/passwords.ts'
import { studioHere } from '#server/features/graphics/studio-here.ts'
import { startLiveHub } from '#server/live/hub.ts'
import { openDecoders } from '#server/pictures/decoders.ts'
import { runJob } from '#server/pictures/jobs/jobs.ts'
import { openRenderers, type Renderers } from '#server/rendering/renderers.ts'
import type { Studio } from '#server/rendering/studio.ts'
import type { ThreadPlace } from '#server/rendering/studio-messages.ts'
import type { MeasureDisk } from '#server/storage/disk-space.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { openStores } from '#server/stores.ts'
import { createTestDatabase } from './test-database.ts'

export const PASSWORD = 'sekret-123'

type Body = InjectOptions['payload']

/** Somebody with a browser: keeps the cookie he is given. */
export class Caller {
  cookie = ''
  /** The mark of a device that has signed in before. */
  device = ''
  headers: Record<string, string> = {}

  constructor(
    private readonly app: FastifyInstance,
    public address = '127.0.0.1',
  ) {}

  async send(
    method: InjectOptions['method'],
    url: string,
    payload?: Body,
    headers = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url,
      payload,
      remoteAddress: this.address,
      headers: { ...this.cookies(), ...this.headers, ...headers },
    })
    this.cookie = this.kept(response, 'jedenastka_session') ?? this.cookie
    this.device = this.kept(response, 'jedenastka_device') ?? this.device
    return response
  }

  private cookies(): { cookie?: string } {
    const cookie = [this.cookie, this.device].filter((text) => text !== '').join('; ')
    return cookie ? { cookie } : {}
  }

  private kept({ cookies }: LightMyRequestResponse, name: string): string | undefined {
    const given = cookies.find((cookie) => cookie.name === name)
    return given && (given.value ? `${name}=${given.value}` : '')
  }

  get = (url: string, headers = {}) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: Body) => this.send('POST', url, body)
  patch = (url: string, body?: Body) => this.send('PATCH', url, body)
  delete = (url: string) => this.send('DELETE', url)

  upload(url: string, form: FormData, method: 'POST' | 'PUT' = 'POST'): Promise<LightMyRequestResponse> {
    return this.send(method, url, form as unknown as Body)
  }
}

export interface TestClub {
  app: FastifyInstance
  db: Db
  databaseUrl: string
  files: FileStore
  renderers: Renderers
  backups: Backups
  dataDir: string
  visitor(): Caller
  /** The first to sign up becomes admin. */
  signUp(username: string): Promise<Caller>
  staff(username: string, role: Role, by: Caller): Promise<Caller>
  logIn(username: string, password?: string): Promise<Caller>
  close(): Promise<void>
}

export interface TestClubOptions {
  env?: Record<string, string>
  databaseUrl?: string
  webDir?: string
  before?: (app: FastifyInstance) => void
  /** Instead of drawing in this thread. */
  studio?: (place: ThreadPlace) => Studio
  /** Instead of a disk with room enough. */
  measureDisk?: MeasureDisk
}

/** The least that argon2 takes: how dear a password is, its own test tells. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const TERABYTE = 1024 ** 4

/** How full this machine is, is not what tests are about. */
const roomyDisk: MeasureDisk = async () => ({ free: TERABYTE, total: TERABYTE })

/** The whole app on a database of its own, driven without a network. */
export async function openTestClub(options: TestClubOptions = {}): Promise<TestClub> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-club-'))
  const own = options.databaseUrl ? null : await createTestDatabase()
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  const config: Config = readConfig({ DATA_DIR: dataDir, ...options.env })
  const db = connectDatabase(databaseUrl, () => {})
  const live = await startLiveHub(db, databaseUrl, () => {})
  const { files, copies, shelf, disk } = await openStores(config, () => {}, options.measureDisk ?? roomyDisk)
  const backups = openBackups({ db, files, appVersion: 'test' }, shelf, disk)
  const renderers = openRenderers(
    options.studio?.({ ...config, databaseUrl }) ?? studioHere({ db, files, timeZone: config.timeZone }),
  )
  const [decoders, passwords] = [openDecoders(runJob), openPasswords(CHEAP)]
  const services = { config, db, live, files, copies, disk, passwords, decoders, renderers, backups }
  const app = await buildApp({ services, webDir: options.webDir ?? join(dataDir, 'no-web'), logger: false })
  options.before?.(app)
  await app.ready()

  const visitor = () => new Caller(app)

  async function logIn(username: string, password = PASSWORD): Promise<Caller> {
    const caller = visitor()
    const response = await caller.post('/api/login', { username, password })
    if (response.statusCode !== 200) throw new Error(`login of ${username}: ${response.body}`)
    return caller
  }

  return {
    app,
    db,
    databaseUrl,
    files,
    renderers,
    backups,
    dataDir,
    visitor,
    logIn,
    async signUp(username) {
      const caller = visitor()
      const response = await caller.post('/api/register', { username, password: PASSWORD })
      if (response.statusCode !== 201) throw new Error(`sign-up of ${username}: ${response.body}`)
      return caller
    },
    async staff(username, role, by) {
      const response = await by.post('/api/register', { username, password: PASSWORD, role })
      if (response.statusCode !== 201) throw new Error(`account for ${username}: ${response.body}`)
      return logIn(username)
    },
    async close() {
      await app.close()
      await live.close()
      await db.destroy()
      await own?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
