import { connectDatabase } from '#server/db/client.ts'
import { AppProcess, temporaryFolder } from './app-process.ts'
import { S3Server } from './s3/s3-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { withoutStarters } from './without-starters.ts'

/** Several instances of the app as processes, on one database and one bucket, each with an empty folder of its own. */
export class Instances {
  private readonly running: AppProcess[] = []
  private readonly folders: Array<{ path: string; remove(): void }> = []

  private constructor(
    readonly database: TestDatabase,
    readonly store: S3Server,
    private readonly env: Record<string, string>,
  ) {}

  static async prepare(env: Record<string, string> = {}): Promise<Instances> {
    return new Instances(await createTestDatabase(), await S3Server.start(), env)
  }

  static async prepareWithoutStarters(env: Record<string, string> = {}): Promise<Instances> {
    const instances = await Instances.prepare(env)
    const db = connectDatabase(instances.database.url, () => {})
    try {
      await withoutStarters(db)
    } finally {
      await db.destroy()
    }
    return instances
  }

  /** What an instance, or a command beside it, is told by its environment. */
  settings(): Record<string, string> {
    const folder = temporaryFolder()
    this.folders.push(folder)
    return { DATA_DIR: folder.path, DATABASE_URL: this.database.url, ...this.store.env, ...this.env }
  }

  async start(): Promise<AppProcess> {
    const app = await AppProcess.start(this.settings())
    this.running.push(app)
    return app
  }

  async startAtRest(): Promise<AppProcess> {
    const app = await AppProcess.startAtRest(this.settings())
    this.running.push(app)
    return app
  }

  async startTwo(): Promise<[AppProcess, AppProcess]> {
    return Promise.all([this.start(), this.start()])
  }

  folderPaths(): string[] {
    return this.folders.map(({ path }) => path)
  }

  async close(): Promise<void> {
    for (const app of this.running) await app.kill('SIGTERM')
    await this.store.goAway()
    await this.database.drop()
    for (const folder of this.folders) folder.remove()
  }
}

/** Somebody with a browser who may be sent to either instance; keeps the cookie he is given. */
export class Browser {
  cookie = ''

  constructor(readonly address = '') {}

  async send(app: AppProcess, method: string, path: string, body?: object): Promise<Response> {
    const isJson = body !== undefined && !(body instanceof FormData) && !Buffer.isBuffer(body)
    const response = await fetch(`${app.url}${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/zip' }),
      },
      body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
    })
    const given = response.headers.get('set-cookie')?.split(';')[0]
    if (given) this.cookie = given
    // Read to its end: an answer that nobody reads keeps its socket.
    const bytes = await response.arrayBuffer()
    const { status, headers } = response
    return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers })
  }

  get = (app: AppProcess, path: string) => this.send(app, 'GET', path)
  post = (app: AppProcess, path: string, body?: object) => this.send(app, 'POST', path, body)
  status = async (app: AppProcess, path: string) => (await this.get(app, path)).status
  json = async <T>(app: AppProcess, path: string) => (await (await this.get(app, path)).json()) as T
  bytes = async (app: AppProcess, path: string) => Buffer.from(await (await this.get(app, path)).arrayBuffer())

  static async signUp(app: AppProcess, username: string): Promise<Browser> {
    const browser = new Browser()
    const response = await browser.post(app, '/api/register', { username, password: 'sekret-123' })
    if (response.status !== 201) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
    return browser
  }
}
