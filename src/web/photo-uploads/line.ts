const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 20_000

/** Until the device says that it has a network again, or it is time to try whether the server is there. */
export function lineIsBack(tries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries)
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    window.addEventListener('online', go)
  })
}
