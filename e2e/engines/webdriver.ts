import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Engine, type Place, POLL } from './engine.ts'

/** The commands of the W3C's WebDriver that a journey needs; each engine takes them by a wire of its own. */
export interface WebDriver {
  navigate(url: string): Promise<unknown>
  execute(script: string, args: unknown[]): Promise<unknown>
  act(sources: object[]): Promise<unknown>
  /** Those of the page that is open. */
  complaints(): Promise<string[]>
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1')

/** Runs in the page. Null while a person could not press the element: absent, disabled, or under something else. */
function pressableBox(xpath: string): Box | null {
  const element = document.evaluate(xpath, document, null, 9).singleNodeValue as Element | null
  if (!element || element.matches(':disabled')) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(seen) ? { left, top, width, height } : null
}

/** Runs in the page. */
function textOf(xpath: string): string | null {
  const element = document.evaluate(xpath, document, null, 9).singleNodeValue
  return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? null)
}

const mouse = (actions: object[]) => ({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
const moveTo = ([x, y]: readonly [number, number]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }
const DRAG_STEPS = [0.2, 0.4, 0.6, 0.8, 1]

/** Drives an engine by WebDriver. Its files go to a folder that nothing else is put into. */
export function overWebDriver(driver: WebDriver, downloads: string): Omit<Engine, 'close'> {
  const complaints = new Set<string>()
  const gather = async () => {
    for (const complaint of await driver.complaints()) complaints.add(complaint)
  }
  const run = (inPage: (xpath: string) => unknown, element: string) =>
    driver.execute(`return (${inPage})(...arguments)`, [element])

  /** Where an element is that can be pressed and rests: it was there a moment ago as well. */
  async function restingBox(element: string): Promise<Box> {
    let box: Box | null = null
    await expect
      .poll(
        async () => {
          const before = box
          box = (await run(pressableBox, element)) as Box | null
          return box !== null && JSON.stringify(box) === JSON.stringify(before)
        },
        { ...POLL, message: `${element} can be pressed` },
      )
      .toBe(true)
    return box as unknown as Box
  }

  const spotIn = ({ left, top, width, height }: Box, { x, y }: Place) => [left + x * width, top + y * height] as const

  async function press(element: string): Promise<void> {
    const spot = spotIn(await restingBox(element), { x: 0.5, y: 0.5 })
    await driver.act([mouse([moveTo(spot), DOWN, UP])])
  }

  return {
    async open(url) {
      await gather()
      await driver.navigate(url)
    },
    press,
    async type(element, text) {
      await press(element)
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await driver.act([{ type: 'key', id: 'keyboard', actions: strokes }])
    },
    read: async (element) => (await run(textOf, element)) as string | null,
    async drag(element, from, to) {
      const box = await restingBox(element)
      const between = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      const path = DRAG_STEPS.map((share) => moveTo(spotIn(box, between(share))))
      await driver.act([mouse([moveTo(spotIn(box, from)), DOWN, ...path, UP])])
    },
    async download(button, fileName) {
      await press(button)
      let png = Buffer.alloc(0)
      await expect
        .poll(() => {
          // While it is being written it has another name, or a second file beside it.
          const [name = '', ...others] = readdirSync(downloads)
          if (!fileName.test(name) || others.length > 0) return false
          png = readFileSync(join(downloads, name))
          return png.subarray(-PNG_END.length).equals(PNG_END)
        }, POLL)
        .toBe(true)
      for (const name of readdirSync(downloads)) rmSync(join(downloads, name))
      return png
    },
    evaluate: (script) => driver.execute(script, []),
    async complaints() {
      await gather()
      return [...complaints]
    },
  }
}
