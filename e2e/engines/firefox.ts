import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { temporaryFolder } from '#server/testing/app-process.ts'
import { firefoxPath } from '../../scripts/engines.mjs'
import { type Engine, POLL } from './engine.ts'
import { unhintedFonts } from './font-settings.ts'
import { Marionette } from './marionette.ts'
import { endProcess, startProcess } from './processes.ts'
import { overWebDriver } from './webdriver.ts'

/** Files are saved without asking, and nothing but this machine is reached. */
const preferences = (downloads: string) => ({
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'network.proxy.type': 1,
  ...{ 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': 9 },
  ...{ 'network.proxy.ssl': '127.0.0.1', 'network.proxy.ssl_port': 9 },
})

function prepareProfile(folder: string): { downloads: string } {
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  return { downloads }
}

/** Runs in the process of the page, with the rights of Firefox itself. */
const COMPLAINTS = `
  const told = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
    .map((message) => message.errorMessage)
  const written = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter(({ level }) => level === 'error')
    .map((event) => Array.from(event.arguments, String).join(' '))
  return [...told, ...written]`

/** Of a request that the page took back while its worker was answering it; a worker that fails is told of in other words. */
const TAKEN_BACK = /A ServiceWorker intercepted the request and encountered an unexpected error\.$/

/** Debian has no geckodriver, which would only hand WebDriver's commands on to the wire that is used here. */
export async function startFirefox(): Promise<Engine> {
  const folder = temporaryFolder()
  const { downloads } = prepareProfile(folder.path)
  const child = startProcess(
    firefoxPath(),
    [
      ...['--headless', '--width', '1440', '--height', '900', '--no-remote', '--profile', folder.path],
      ...['--marionette', '--remote-allow-system-access'],
    ],
    {
      env: { ...process.env, ...unhintedFonts(folder.path), TZ: process.env.TIME_ZONE },
      stdio: 'ignore',
    },
  )
  const close = async () => {
    await endProcess(child)
    folder.remove()
  }
  try {
    const port = join(folder.path, 'MarionetteActivePort')
    await expect.poll(() => existsSync(port), { ...POLL, message: 'Firefox listens' }).toBe(true)
    const wire = await Marionette.connect(Number(readFileSync(port, 'utf8')))
    await wire.send('WebDriver:NewSession')
    const execute = async (script: string, args: unknown[], more: object = {}) =>
      ((await wire.send('WebDriver:ExecuteScript', { script, args, ...more })) as { value: unknown }).value
    const driver = {
      navigate: (url: string) => wire.send('WebDriver:Navigate', { url }),
      execute,
      act: (actions: object[]) => wire.send('WebDriver:PerformActions', { actions }),
      async complaints() {
        const told = (await execute(COMPLAINTS, [], { sandbox: 'system' })) as string[]
        return told.filter((complaint) => !TAKEN_BACK.test(complaint))
      },
    }
    return { ...overWebDriver(driver, downloads), close }
  } catch (error) {
    await close()
    throw error
  }
}
