/** A phone that slept wakes with its timers due: only the second time in a row is silence. */
const PATIENCE_MS = 20_000

/** Hears when an answer that is due does not come: a worker that the browser has ended says nothing of it. */
export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly onSilence: () => void) {}

  /** Anew with each word that is heard. */
  watch(isAwaiting: boolean): void {
    clearTimeout(this.timer)
    if (isAwaiting) this.timer = setTimeout(() => this.watchOnceMore(), PATIENCE_MS)
  }

  private watchOnceMore(): void {
    this.timer = setTimeout(this.onSilence, PATIENCE_MS)
  }
}
