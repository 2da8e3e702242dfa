import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { temporaryFolder } from '#server/testing/app-process.ts'
import { type Engine, POLL } from './engine.ts'
import { unhintedFonts } from './font-settings.ts'
import { endProcess, startProcess } from './processes.ts'
import { overWebDriver } from './webdriver.ts'

/** A screen that nobody sees: MiniBrowser cannot do without one. */
function openScreen(): ChildProcess {
  return startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x938x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function startDriver(port: number, screen: string, folder: string): ChildProcess {
  const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder }
  // A graphics card is not there to put layers together, and without one that takes four times as long as all else.
  const screenOnly = { DISPLAY: screen, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  return startProcess('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...folders, ...unhintedFonts(folder), ...screenOnly, TZ: process.env.TIME_ZONE },
    stdio: 'ignore',
  })
}

/** Runs in the page. WebKit tells nobody outside, so the page is asked; what went wrong while it loaded is not heard. */
function listen(): void {
  const complaints: string[] = []
  Object.assign(globalThis, { complaints })
  const note = (...words: unknown[]) => complaints.push(words.map(String).join(' '))
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(effectiveDirective, blockedURI),
  )
  const write = console.error
  console.error = (...words) => {
    note(...words)
    write(...words)
  }
}

async function call(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`)
  return value
}

const isUp = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function openSession(address: string) {
  await expect.poll(() => isUp(address), { ...POLL, message: 'WebKitWebDriver listens' }).toBe(true)
  const { sessionId } = (await call(`${address}/session`, { capabilities: {} })) as { sessionId: string }
  const command = (name: string, body: object) => call(`${address}/session/${sessionId}/${name}`, body)
  await command('window/rect', { x: 0, y: 0, width: 1440, height: 938 })
  const execute = (script: string, args: unknown[]) => command('execute/sync', { script, args })
  return {
    async navigate(url: string) {
      await command('url', { url })
      await execute(`(${listen})()`, [])
    },
    execute,
    act: (actions: object[]) => command('actions', { actions }),
    complaints: async () => (await execute('return globalThis.complaints ?? []', [])) as string[],
  }
}

export async function startWebKit(): Promise<Engine> {
  const folder = temporaryFolder()
  const downloads = join(folder.path, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(folder.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  // Without its screen the browser ends as well.
  const children = [openScreen()]
  const close = async () => {
    for (const child of children) await endProcess(child)
    folder.remove()
  }
  try {
    const [screen] = (await once(children[0]?.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    const port = await freePort()
    children.push(startDriver(port, `:${String(screen).trim()}`, folder.path))
    return { ...overWebDriver(await openSession(`http://127.0.0.1:${port}`), downloads), close }
  } catch (error) {
    await close()
    throw error
  }
}
