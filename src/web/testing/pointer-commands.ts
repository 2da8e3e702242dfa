import type { CDPSession, Locator, Page } from '@playwright/test'
import { defineBrowserCommand } from '@vitest/browser-playwright'

export interface Point {
  x: number
  y: number
}

/** The page under test lies in a frame of the tests' own page. */
async function within(page: Page, points: readonly Point[]): Promise<Point[]> {
  const frame: Locator = page.locator('iframe[data-vitest]')
  const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
  return points.map((point) => ({ x: point.x + x, y: point.y + y }))
}

/** What a hand does on a mouse and a keyboard, one after the other. */
export type Act =
  | { move: Point; steps?: number }
  | { down: 'left' | 'right' }
  | { up: 'left' | 'right' }
  | { hold: string }
  | { release: string }

const act = defineBrowserCommand<[acts: Act[]]>(async ({ page }, acts) => {
  for (const each of acts) {
    if ('move' in each) {
      const [{ x, y } = each.move] = await within(page, [each.move])
      await page.mouse.move(x, y, { steps: each.steps ?? 1 })
    } else if ('down' in each) await page.mouse.down({ button: each.down })
    else if ('up' in each) await page.mouse.up({ button: each.up })
    else if ('hold' in each) await page.keyboard.down(each.hold)
    else await page.keyboard.up(each.release)
  }
})

/** A finger that is lifted is the one that was put down. */
const sessions = new WeakMap<Page, CDPSession>()

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/** A finger's own events; no points: it is lifted. */
const touch = defineBrowserCommand<[type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]]>(
  async ({ page }, type, points) => {
    const session = await sessionOf(page)
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: await within(page, points) })
  },
)

/** Both at once: on a slow machine the way from one to the other would be a long press. */
const tapAt = defineBrowserCommand<[at: Point]>(async ({ page }, at) => {
  const session = await sessionOf(page)
  const touchPoints = await within(page, [at])
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
})

export const pointerCommands = { act, touch, tapAt }

declare module 'vitest/browser' {
  interface BrowserCommands {
    act(acts: Act[]): Promise<void>
    tapAt(at: Point): Promise<void>
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void>
  }
}
