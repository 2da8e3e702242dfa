import { expect, test } from '@playwright/test'
import { canInstallEngines, isEngineThere } from '../../scripts/engines.mjs'
import { openClub, type RunningApp } from '../app.ts'
import { addPhotographed, portrait, storedOpacity } from '../cut-out-page.ts'
import { storedPlayer } from '../squad.ts'
import { cutOutPhoto } from './cut-out-journey.ts'
import { startFirefox } from './firefox.ts'
import { signInByForm } from './journey.ts'
import { startWebKit } from './webkit.ts'

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit }
const NAMES = Object.keys(ENGINES) as Array<keyof typeof ENGINES>

let app: RunningApp
let cookie: string
test.beforeEach(async () => {
  ;({ app, cookie } = await openClub())
})
test.afterEach(() => app.stop())

for (const name of NAMES) {
  if (isEngineThere(name) || canInstallEngines()) {
    test(`${name} cuts the background off a photograph, off the main thread, and mends it by brush`, async () => {
      expect(isEngineThere(name), `${name} is absent: node scripts/engines.mjs installs it`).toBe(true)
      await addPhotographed(app, cookie, { lastName: 'Collins', number: 7, photo: await portrait(2048) })
      const engine = await ENGINES[name]()
      try {
        await signInByForm(engine, app.url)
        const { ms, blockedMs } = await cutOutPhoto(engine, app.url)
        expect(await engine.complaints()).toEqual([])
        const description = `${ms} ms at 2048 px, the page kept busy for ${Math.round(blockedMs)} ms at most`
        test.info().annotations.push({ type: name, description })
        console.log(`${name}: ${description}`)
        // A share of the whole: how quick a machine is, is not what a journey is about.
        expect(blockedMs).toBeLessThan(ms / 4)
      } finally {
        await engine.close()
      }
      const { lineupCutout } = (await storedPlayer(app, 'Collins')) as unknown as { lineupCutout: string }
      const opacity = await storedOpacity(app, lineupCutout)
      expect([opacity.at({ x: 0.01, y: 0.01 }), opacity.at({ x: 0.45, y: 0.3 })]).toEqual([0, 255])
      expect(opacity.height).toBeGreaterThan(1500)
    })
  } else if (!process.env.TEST_WORKER_INDEX) {
    console.log(`${name} is not to be had here: its journey is not run`)
  }
}
