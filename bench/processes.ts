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
  for (let url = ''; ; ) {
    const [chunk] = await once(child.stdout, 'data')
    output += chunk
    url = address.exec(output)?.[1] ?? ''
    if (!url) continue
    child.stdout.resume()
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
