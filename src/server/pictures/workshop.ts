import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { ApiError } from '#server/plugins/api-error.ts'
import type { JobName, JobResult, RunJob } from './jobs/jobs.ts'

const JOB_PATIENCE_MS = 30_000
/** So long an idle process is kept: the next picture of an evening of uploads finds it warm. */
const IDLE_MS = 30_000

export interface JobOrder {
  name: JobName
  args: unknown[]
}

export type JobReport = { result: unknown } | { failure: string }

export interface Workshop {
  run: RunJob
  close(): void
}

const spoilt = () => new ApiError(503, 'Obrazu nie udało się przetworzyć. Spróbuj ponownie')

/**
 * Pictures are decoded by processes of their own, at low priority: whatever a stranger sends takes neither the threads
 * nor the memory that everything else needs, and a decoder that breaks takes one picture with it.
 */
export function openWorkshop(entry: string, log: (message: string) => void): Workshop {
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()

  function hire(): ChildProcess {
    const child = fork(entry, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // glibc would keep a heap for each thread, and give none back.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    })
    all.add(child)
    child.once('exit', () => dismiss(child))
    child.on('error', (error) => log(`pictures: ${error.message}`))
    if (child.pid) setPriority(child.pid, Math.max(getPriority(child.pid), constants.priority.PRIORITY_BELOW_NORMAL))
    return child
  }

  function dismiss(child: ChildProcess): void {
    all.delete(child)
    const place = idle.indexOf(child)
    if (place >= 0) idle.splice(place, 1)
    child.kill('SIGKILL')
  }

  function rest(child: ChildProcess): void {
    idle.push(child)
    const timer = setTimeout(() => idle.includes(child) && dismiss(child), IDLE_MS)
    timer.unref()
    child.once('job', () => clearTimeout(timer))
  }

  return {
    run: (name, args) =>
      new Promise((resolve, reject) => {
        const child = idle.pop() ?? hire()
        child.emit('job')
        const settle = () => {
          clearTimeout(patience)
          child.off('message', onReport).off('exit', onEnd)
        }
        const onEnd = () => {
          settle()
          log(`pictures: a decoder ended in the middle of ${name}`)
          reject(spoilt())
        }
        const onReport = (report: JobReport) => {
          settle()
          rest(child)
          if ('result' in report) resolve(report.result as JobResult<typeof name>)
          else reject(new Error(report.failure))
        }
        const patience = setTimeout(() => child.kill('SIGKILL'), JOB_PATIENCE_MS)
        child.once('message', onReport).once('exit', onEnd)
        child.send({ name, args } satisfies JobOrder)
      }),
    close() {
      for (const child of [...all]) dismiss(child)
    },
  }
}
