import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'

/** Sockets, servers, files, timers, children that are open, and pictures at which threads work, by their kind. */
function underWay(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const { queue, process: working } = sharp.counters()
  return counts.set('picture', queue + working)
}

let before: Map<string, number>
beforeAll(() => {
  before = underWay()
})

const left = () => [...underWay()].filter(([kind, count]) => count > (before.get(kind) ?? 0))

/**
 * Files share a process: what one began and left would take the threads that the next needs. Connections close a moment
 * after they were told to; whatever is still there when patience ends fails its own file, not the next one.
 */
afterAll(async () => {
  for (let turns = 0; left().length > 0 && turns < 2_000; turns++) await delay(10)
  expect(left(), 'left behind by this file').toEqual([])
})
