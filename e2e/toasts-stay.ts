/** How long a toast stays. The fan app's banner stays as long; its journey holds the page's clock. */
export const TOAST_MS = 5_000

/** Run in the page. A toast would be gone before a busy machine has looked: it stays until the next one, or until the page's clock is held. */
export function toastsStay(lifetime: number): void {
  const { setTimeout } = window
  window.setTimeout = ((work: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === lifetime ? 0 : Reflect.apply(setTimeout, window, [work, delay, ...rest])) as typeof window.setTimeout
}
