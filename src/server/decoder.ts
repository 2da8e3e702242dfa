import sharp from 'sharp'
import { type JobName, runJob } from './pictures/jobs/jobs.ts'
import type { JobOrder, JobReport } from './pictures/workshop.ts'

sharp.concurrency(1)
sharp.cache(false)

const work = ({ name, args }: JobOrder): Promise<JobReport> =>
  runJob(name, args as Parameters<typeof runJob<JobName>>[1]).then(
    (result) => ({ result }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  )

/** One picture at a time, for as long as the app is there that started it. */
process.on('message', (order: JobOrder) => void work(order).then((report) => process.send?.(report)))
process.on('disconnect', () => process.exit(0))
