/**
 * npm passes a SIGTERM on to the shell it started, and that shell dies without passing it on. Who sees his shell gone
 * takes it as the signal.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}
