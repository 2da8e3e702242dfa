import { drawIcons } from './draw-icons.ts'
import { encodeAnew } from './encode-anew.ts'
import { pixelsAlone } from './pixels-alone.ts'
import { shrink } from './shrink.ts'

/** All that is done to pictures that somebody sent. What goes in and out can travel between processes. */
const JOBS = { drawIcons, encodeAnew, pixelsAlone, shrink }

export type JobName = keyof typeof JOBS
export type JobArguments<Name extends JobName> = Parameters<(typeof JOBS)[Name]>
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>

export type RunJob = <Name extends JobName>(name: Name, args: JobArguments<Name>) => Promise<JobResult<Name>>

/** Here, in this process. */
export const runJob: RunJob = (name, args) =>
  (JOBS[name] as (...args: unknown[]) => Promise<JobResult<typeof name>>)(...args)
