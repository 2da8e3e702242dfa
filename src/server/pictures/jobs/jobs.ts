import { drawIcons } from './draw-icons.ts'
import { encodeAnew } from './encode-anew.ts'
import { encodeCutout } from './encode-cutout.ts'
import { makeMaster } from './make-master.ts'
import { pixelsAlone } from './pixels-alone.ts'
import { shrink } from './shrink.ts'
import { trimEdges } from './trim-edges.ts'

/** What draws is loaded when a font comes: pictures, which come far more often, need none of it. */
const tryFont = async (upload: Buffer) => (await import('#server/fonts/try-font.ts')).tryFont(upload)

/** All that is done to pictures and fonts that somebody sent. What goes in and out can travel between processes. */
const JOBS = { drawIcons, encodeAnew, encodeCutout, makeMaster, pixelsAlone, shrink, trimEdges, tryFont }

export type JobName = keyof typeof JOBS
export type JobArguments<Name extends JobName> = Parameters<(typeof JOBS)[Name]>
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>

export type RunJob = <Name extends JobName>(name: Name, args: JobArguments<Name>) => Promise<JobResult<Name>>

/** Here, in this process. */
export const runJob: RunJob = (name, args) =>
  (JOBS[name] as (...args: unknown[]) => Promise<JobResult<typeof name>>)(...args)
