import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Listening {
  url: string
  child: ChildProcess
  stop(): Promise<void>
}

/** Starts a process and waits for the line in which it tells its address. */
export async function listening(args: string[], address: RegExp, env: Record<string, string> = {}): Promise<Listening> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${args[0]} ended with ${code} before it told its address:\n${output}`)
  })
  for (let url = ''; ; ) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended])
    output += chunk
    url = address.exec(output)?.[1] ?? ''
    if (!url) continue
    child.stdout.resume()
    ended.catch(() => {})
    const stop = async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    return { url: url.replace('localhost', '127.0.0.1'), child, stop }
  }
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
