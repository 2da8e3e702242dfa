import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { difference, softPixels } from '#server/testing/pixels.ts'
import { canInstallEngines, isEngineThere } from '../../scripts/engines.mjs'
import type { RunningApp } from '../app.ts'
import type { GoalClub } from '../cloned-club.ts'
import { addEditorTemplate, rectangle, storedTemplate } from '../editor-club.ts'
import { openGoalClub, startMatch } from '../goal-club.ts'
import { chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { makeLineup, moveElement, scoreGoal, signInByForm } from './journey.ts'
import { startWebKit } from './webkit.ts'

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit }
const NAMES = Object.keys(ENGINES) as Array<keyof typeof ENGINES>

type Outcome = Awaited<ReturnType<typeof outcomeIn>>

let app: RunningApp
let club: GoalClub
let reference: Outcome

test.describe.configure({ timeout: 240_000 })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  ;({ app, ...club } = await openGoalClub())
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } })
  reference = await outcomeIn(await chromium(await context.newPage()))
  await context.close()
})
test.afterAll(() => app.stop())

/** The whole journey, from the same match and the same template. */
async function outcomeIn(engine: Engine) {
  try {
    await startMatch(app, club)
    const templateId = await addEditorTemplate(app, club, 'Przesuwany', [rectangle('stripe', 5, 5)])
    await signInByForm(engine, app.url)
    const lineup = await makeLineup(engine, app.url)
    const goal = await scoreGoal(engine)
    const place = await moveElement(engine, app.url, templateId)
    const [saved] = (await storedTemplate(app, templateId)).elements as [{ x: number; y: number }]
    expect(await engine.complaints()).toEqual([])
    return { lineup, goal, place, saved }
  } finally {
    await engine.close()
  }
}

/** Up to the smoothing of edges and how evenly a gradient runs. */
async function expectSameGraphic(what: string, png: Buffer, chromiums: Buffer): Promise<void> {
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1500 })
  expect((await sharp(png).stats()).isOpaque).toBe(true)
  const { mean, far } = difference(await softPixels(png), await softPixels(chromiums))
  test.info().annotations.push({ type: what, description: `mean ${mean}, far ${far}` })
  expect.soft(mean, `${what}: mean difference`).toBeLessThan(1)
  expect.soft(far, `${what}: share of far pixels`).toBeLessThan(0.001)
}

for (const name of NAMES) {
  if (isEngineThere(name) || canInstallEngines()) {
    test(`${name} makes the graphics of Chromium and moves an element as it does`, async () => {
      expect(isEngineThere(name), `${name} is absent: node scripts/engines.mjs installs it`).toBe(true)
      const { lineup, goal, place, saved } = await outcomeIn(await ENGINES[name]())
      await expectSameGraphic('line-up', lineup, reference.lineup)
      await expectSameGraphic('goal', goal, reference.goal)
      for (const axis of ['x', 'y'] as const) {
        expect(saved[axis]).toBeCloseTo(place[axis], 1)
        // A pixel of the screen is a quarter of a percent, and each end of the drag is rounded to one.
        expect(Math.abs(saved[axis] - reference.saved[axis])).toBeLessThan(0.55)
        expect(saved[axis]).toBeGreaterThan(25)
      }
    })
  } else if (!process.env.TEST_WORKER_INDEX) {
    console.log(`${name} is not to be had here: its journey is not run`)
  }
}
