import type { Page } from '@playwright/test'

/** A page that is kept busy for longer is felt; browsers call it a long task. */
export const LONG_TASK_MS = 50

/** What the piece of work below takes where nothing else runs and no task of the page was longer than that. */
const PIECE_MS = 2.6
const PIECE_EVERY_MS = 150

interface Watched {
  /** Tasks of the page's main thread that took longer than fifty milliseconds. */
  blocks: number[]
  /** What the same piece of work took, several times a second. */
  pieces: number[]
}

/** From the next page that is opened. */
export const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript((every) => {
    const watched: Watched = { blocks: [], pieces: [] }
    new PerformanceObserver((list) => {
      watched.blocks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    const piece = (value: number): number => {
      let next = value
      for (let turn = 0; turn < 2_000_000; turn++) next = (Math.imul(next, 1_664_525) + 1_013_904_223) | 0
      return next
    }
    // Kept, or the engine would leave the work out.
    Object.assign(globalThis, { watched, lastPiece: 1 })
    setInterval(() => {
      const start = performance.now()
      Object.assign(globalThis, { lastPiece: piece(start) })
      watched.pieces.push(performance.now() - start)
    }, every)
  }, PIECE_EVERY_MS)

/** Since it was last asked: the longest task, and how long one may take where the same piece of work takes as long as it did here. */
export async function longestTask(page: Page): Promise<{ ms: number; limitMs: number }> {
  const { blocks, pieces } = await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched }
    return { blocks: watched.blocks.splice(0), pieces: watched.pieces.splice(0) }
  })
  return { ms: Math.max(0, ...blocks), limitMs: LONG_TASK_MS * Math.max(1, ...pieces.map((piece) => piece / PIECE_MS)) }
}

/** A task that keeps the page busy for so long, as work on its main thread would. */
export const keepBusy = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate(
    (length) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          const until = performance.now() + length
          while (performance.now() < until);
          done()
        })
      }),
    ms,
  )
