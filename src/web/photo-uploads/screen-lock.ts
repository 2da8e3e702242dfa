/** Keeps the screen on while it is wanted: a phone that goes to sleep stops sending. */
export class ScreenLock {
  private isWanted = false
  private lock: WakeLockSentinel | null = null

  want(isWanted: boolean): void {
    if (isWanted === this.isWanted) return
    this.isWanted = isWanted
    if (isWanted) {
      document.addEventListener('visibilitychange', this.take)
      void this.take()
    } else {
      document.removeEventListener('visibilitychange', this.take)
      this.letGo()
    }
  }

  /** Each time the page is seen again: browsers take the lock away when it is hidden. */
  private take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    const lock = await requested()
    this.letGo()
    this.lock = lock
    // It may have come too late.
    if (!this.isWanted) this.letGo()
  }

  private letGo(): void {
    void this.lock?.release()
    this.lock = null
  }
}

/**
 * Null: the browser has none, as on plain HTTP, or the device will not, as on a low battery. Nobody is told: the screen goes
 * dark as it always did, and sending goes on when it is on again.
 */
async function requested(): Promise<WakeLockSentinel | null> {
  const { wakeLock } = navigator as Partial<Navigator>
  return (await wakeLock?.request('screen').catch(() => null)) ?? null
}
