import { expect } from '@playwright/test'
import type { Moment } from './front.ts'
import { generate, PitchSide, SENT, setHomeScore, UPLOAD, waiting } from './pitch-side.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const ROUNDS = 20
const MOMENTS: readonly Moment[] = ['before', 'during', 'inside', 'after']

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.afterAll(() => side.close())

test(`a server that is killed while graphics go out, ${ROUNDS} times: none lost, none twice`, async ({ page }) => {
  test.setTimeout(600_000)
  await side.openResult(page)
  for (let round = 0; round < ROUNDS; round += 1) {
    side.front.cut()
    for (const goals of [2 * round + 1, 2 * round + 2]) {
      await setHomeScore(page, goals)
      await generate(page)
    }
    await expect(waiting(page, '2 grafiki czekają')).toBeVisible(SENT)
    const restarted = new Promise<void>((resolve, reject) => {
      const kill = () => side.app.crashAndRestart().then(resolve, reject)
      side.front.dropOnce(UPLOAD, MOMENTS[round % MOMENTS.length] as Moment, kill)
    })
    side.front.mend()
    await restarted
    await expect.poll(side.countGraphics, SENT).toBe(2 * round + 2)
    await expect(waiting(page, 'grafik')).toHaveCount(0, SENT)
  }
  expect(new Set(await side.graphics()).size).toBe(2 * ROUNDS)
})
