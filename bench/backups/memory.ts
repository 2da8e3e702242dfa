import { readFile, writeFile } from 'node:fs/promises'

async function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)
  if (!found) throw new Error(`/proc/${pid}/status has no ${field}`)
  return Number(found[1]) / 1024
}

/** By how much the process's resident memory rose at its highest while the work was under way. */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Linux then counts the highest mark anew from here.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await megabytes(pid, 'VmRSS')
  await work()
  return (await megabytes(pid, 'VmHWM')) - before
}
