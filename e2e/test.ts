import { type Browser, test as base } from '@playwright/test'

/** How long a toast stays. The fan app's banner stays as long; its journey holds the page's clock. */
const TOAST_MS = 5_000

/** A toast would be gone before a busy machine has looked: it stays until the next one, or until the page's clock is held. */
function toastsStay(lifetime: number): void {
  const { setTimeout } = window
  window.setTimeout = ((work: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === lifetime ? 0 : Reflect.apply(setTimeout, window, [work, delay, ...rest])) as typeof window.setTimeout
}

function withStayingToasts(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(toastsStay, TOAST_MS)
    return context
  }
  return browser
}

export const test = base.extend<object, { browser: Browser }>({
  browser: [({ browser }, use) => use(withStayingToasts(browser)), { scope: 'worker' }],
})
