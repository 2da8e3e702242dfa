import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Processor time that a process has used so far, in milliseconds: other work on the machine does not blur it. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** The same for the thread of its event loop alone. */
export async function eventLoopMs(pid: number): Promise<number> {
  const [onProcessorNs = ''] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(onProcessorNs) / 1e6
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  // One that is just ending has none any more.
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** Of a process and those it started. */
export async function familyMegabytes(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).match(/\d+/g) ?? []
  // One that has ended meanwhile has no memory.
  const sizes = children.map((child) => residentMegabytes(Number(child)).catch(() => 0))
  return (await Promise.all([residentMegabytes(pid), ...sizes])).reduce((sum, size) => sum + size, 0)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
