import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { forbiddenTries } from '../screen.ts'
import { type Engine, type Place, POLL } from './engine.ts'

/** Playwright's Chromium, whose graphics are the measure for the others. */
export async function chromium(page: Page): Promise<Engine> {
  page.setDefaultTimeout(POLL.timeout)
  const complaints = await forbiddenTries(page)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // A refusal by the server is an answer like any other.
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
  })
  const find = (element: string) => page.locator(`xpath=${element}`)
  return {
    open: async (url) => void (await page.goto(url)),
    press: (element) => find(element).click(),
    type: (element, text) => find(element).pressSequentially(text),
    async read(element) {
      if ((await find(element).count()) === 0) return null
      return find(element).evaluate((node) => (node instanceof HTMLInputElement ? node.value : node.textContent))
    },
    async drag(element, from, to) {
      const box = await find(element).boundingBox()
      if (!box) throw new Error(`${element} is not on the screen`)
      const spot = ({ x, y }: Place) => [box.x + x * box.width, box.y + y * box.height] as const
      await page.mouse.move(...spot(from))
      await page.mouse.down()
      await page.mouse.move(...spot(to), { steps: 6 })
      await page.mouse.up()
    },
    async download(button, fileName) {
      const started = page.waitForEvent('download')
      await find(button).click()
      const download = await started
      expect(download.suggestedFilename()).toMatch(fileName)
      return readFileSync(await download.path())
    },
    evaluate: (script) => page.evaluate(`(() => { ${script} })()`),
    complaints: async () => complaints,
    close: () => page.close(),
  }
}
