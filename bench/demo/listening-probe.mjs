import { Server } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 1

// Loaded into the app before its own code; a signal makes it tell by how much the event loop was late since it listens.
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const { listen } = Server.prototype
  Server.prototype.listen = function (...where) {
    this.once('listening', () => delays.reset())
    return listen.apply(this, where)
  }
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage()
    const late = (delays.max / 1e6 - RESOLUTION_MS).toFixed(1)
    process.stdout.write(`late by ${late} at most; worked for ${((user + system) / 1e6).toFixed(1)}\n`)
  })
}
