import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 1

// Loaded into the server before its own code; a signal makes it tell what it saw since the last one.
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  process.on('SIGUSR2', () => {
    const late = (nanoseconds) => (nanoseconds / 1e6 - RESOLUTION_MS).toFixed(2)
    process.stdout.write(`late by ${late(delays.percentile(99))} of 99, at most ${late(delays.max)}\n`)
    delays.reset()
  })
}
