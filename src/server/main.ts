import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { isCommand, prepareCommand } from './commands.ts'
import { readConfig } from './config.ts'
import { dropRoot } from './drop-root.ts'
import { type RunningApp, startApp } from './start.ts'

const WEB_DIR = resolve('dist/web')
const DEMO_PICTURES = resolve('dist/demo')
const STOP_PATIENCE_MS = 30_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Also while it starts: the bundled PostgreSQL is up before the app listens, and would be left behind. */
function stopOnSignal(starting: Promise<RunningApp>): void {
  let stopping = false
  const stop = async (running: RunningApp) => {
    try {
      await running.stop()
      process.exit(0)
    } catch (error) {
      running.app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  const onSignal = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    // A start that fails is told below, and ends by itself.
    starting.then(stop, () => undefined)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
}

try {
  const [command, ...words] = process.argv.slice(2)
  const demo = command === 'demo' ? await import('./demo/prepare-demo.ts') : null
  const config = demo ? demo.demoConfig(readConfig()) : readConfig()
  if (isCommand(command)) {
    const run = prepareCommand(command, words)
    dropRoot(config, say)
    await run(config, say)
    process.exit(0)
  }
  const fill = await demo?.prepareDemo({ config, words, pictures: DEMO_PICTURES, say })
  dropRoot(config, say)
  const starting = startApp(config, { webDir: WEB_DIR, logLevel: 'info', fill })
  stopOnSignal(starting)
  const running = await starting
  const { port } = running.app.server.address() as AddressInfo
  say(`Jedenastka: ${config.publicUrl ?? `http://localhost:${port}`}`)
  demo?.demoAccounts().forEach(say)
} catch (error) {
  process.stderr.write(`Jedenastka did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
