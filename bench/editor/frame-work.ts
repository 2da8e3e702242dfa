import type { Page } from '@playwright/test'

const WARM_UP = 30
export const MOVES = 300
const WIDE = 90

export interface FrameWork {
  /** Processor time of the page's main thread, everything in it, for each frame with a move in it, in ms. */
  mean: number
  frames: number
}

/** As text: the names that the transpiler gives to functions do not exist in the page. */
const COUNT_FRAMES = `(() => {
  if (window.frameCount === undefined) {
    window.frameCount = 0
    let isAwaited = false
    addEventListener('pointermove', () => {
      if (isAwaited) return
      isAwaited = true
      requestAnimationFrame(() => {
        isAwaited = false
        window.frameCount++
      })
    }, true)
  }
  return window.frameCount
})()`

/** What lies at the spot is dragged about. Moves come as fast as the page takes them: one a frame. */
export async function frameWork(page: Page, from: { x: number; y: number }): Promise<FrameWork> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const countFrames = (): Promise<number> => page.evaluate(COUNT_FRAMES)
  const drag = async (moves: number) => {
    for (let move = 0; move < moves; move++)
      await page.mouse.move(from.x + Math.sin(move / 9) * WIDE, from.y + Math.cos(move / 7) * WIDE)
  }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await countFrames()
  await drag(WARM_UP)
  const [framesBefore, busyBefore] = [await countFrames(), await busy()]
  await drag(MOVES)
  const [busyAfter, framesAfter] = [await busy(), await countFrames()]
  // Where it was: the next round drags the same.
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await session.detach()
  const frames = framesAfter - framesBefore
  return { mean: (busyAfter - busyBefore) / frames, frames }
}
