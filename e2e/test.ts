import { type Browser, test as base } from '@playwright/test'
import { TOAST_MS, toastsStay } from './toasts-stay.ts'

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
