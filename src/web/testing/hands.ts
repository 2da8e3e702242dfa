import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import type { Point } from './pointer-commands.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a part's own selector, where it has no role or name. */
    bySelector(selector: string): Locator
  }
}

locators.extend({ bySelector: (selector: string) => `css=${selector}` })

export const dialog = () => page.getByRole('dialog')
export const section = (name: string) => page.getByRole('region', { name, exact: true })
export const toast = (text: string | RegExp) => page.bySelector('.mantine-Notification-root').filter({ hasText: text })

export function middleOf(part: Locator): Point {
  const { x, y, width, height } = part.element().getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

export const dragMouse = (from: Point, to: Point): Promise<void> =>
  commands.act([
    { move: from },
    { down: 'left' },
    { move: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, steps: 4 },
    { move: to, steps: 4 },
    { up: 'left' },
  ])

export const finger = {
  press: (at: Point): Promise<void> => commands.touch('touchStart', [at]),
  move: (to: Point): Promise<void> => commands.touch('touchMove', [to]),
  lift: (): Promise<void> => commands.touch('touchEnd', []),
}

export async function tap(part: Locator): Promise<void> {
  await expect.element(part).toBeVisible()
  part.element().scrollIntoView({ block: 'nearest' })
  await commands.tapAt(middleOf(part))
}

/** A dialog takes the focus a moment after it is seen; a key that is quicker goes to what lies under it. */
export const focusInside = (part: Locator): Promise<void> =>
  expect.poll(() => part.query()?.contains(document.activeElement)).toBe(true)

/** Nothing that axe calls serious or critical, once nothing moves any more. */
export async function expectAccessible(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave).toEqual([])
}
