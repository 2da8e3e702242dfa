import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Longer than any machine takes: a start may have to build first. */
export const UP = { timeout: 240_000 }

export interface Command {
  output(): string
  exited(): Promise<number | null>
  stop(): Promise<void>
}

/** As somebody types it in a terminal. */
export function runNpm(args: string[], env: Record<string, string>): Command {
  const child = spawn('npm', args, {
    env: { ...process.env, HOST: '127.0.0.1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = once(child, 'exit') as Promise<[number | null]>
  // npm ends at once; what it started writes to the same pipes, and has ended when nobody holds them any more.
  const closed = once(child, 'close')
  return {
    output: () => output,
    exited: async () => (await exited)[0],
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
