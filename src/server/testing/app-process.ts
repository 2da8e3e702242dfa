import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Template } from '#contract/template.ts'
import { OTHER_FORMATS } from '#graphic/formats.ts'

const START_PATIENCE_MS = 120_000
const REST_PATIENCE_MS = 180_000

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'jedenastka-process-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

async function areAllDrawn(url: string): Promise<boolean> {
  const templates = (await (await fetch(`${url}/api/templates`)).json()) as Template[]
  return templates.every(({ backgrounds }) => OTHER_FORMATS.every((format) => backgrounds?.[format]))
}

/** The built app as a process of its own, as a club runs it. */
export class AppProcess {
  output = ''

  private constructor(
    readonly child: ChildProcess,
    public url = '',
  ) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.output += chunk))
  }

  static spawn(env: Record<string, string>, words: readonly string[] = []): AppProcess {
    const child = spawn(process.execPath, ['dist/server/main.js', ...words], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DISK_RESERVE_MB: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new AppProcess(child)
  }

  static async start(
    env: Record<string, string>,
    words: readonly string[] = [],
    patienceMs = START_PATIENCE_MS,
  ): Promise<AppProcess> {
    const app = AppProcess.spawn(env, words)
    const timeout = AbortSignal.timeout(patienceMs)
    const ended = app.ended()
    while (!app.url) {
      if (app.child.exitCode !== null) throw new Error(`The app ended with ${app.child.exitCode}:\n${app.output}`)
      await Promise.race([once(app.child.stdout as NodeJS.ReadableStream, 'data', { signal: timeout }), ended])
      app.url = /Jedenastka: (http\S+)/.exec(app.output)?.[1]?.replace('localhost', '127.0.0.1') ?? ''
    }
    return app
  }

  /** The other formats of the starter templates are drawn after the start; here nothing is left to draw. */
  static async startAtRest(env: Record<string, string>): Promise<AppProcess> {
    const app = await AppProcess.start(env)
    for (const end = Date.now() + REST_PATIENCE_MS; !(await areAllDrawn(app.url)); await setTimeout(200)) {
      if (Date.now() > end) throw new Error(`The app does not come to rest:\n${app.output}`)
    }
    return app
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit')
    return this.child.exitCode
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal)
    return this.ended()
  }
}

export async function signUpOver(url: string, username: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'sekret-123' }),
  })
  if (response.status !== 201) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', 'content-type': 'application/json' }
}
