import { expect } from '@playwright/test'
import { type Engine, POLL } from './engine.ts'
import { button, DIALOG, expectText, expectThere, TOAST } from './journey.ts'

/** Runs in the page: notes how late its timers are, which is how long something else kept it busy. */
const WATCH = `
  window.latest = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    window.latest = Math.max(window.latest, now - last - 10)
    last = now
  }, 10)`
/** As the person sees it, at a share of the photo's width and height. */
const opacityAt = (x: number, y: number) => `
  const canvas = document.querySelector('[role=dialog] canvas')
  if (!canvas) return -1
  const copy = new OffscreenCanvas(1, 1).getContext('2d')
  copy.drawImage(canvas, -Math.floor(${x} * canvas.width), -Math.floor(${y} * canvas.height))
  return copy.getImageData(0, 0, 1, 1).data[3]`

const expectOpacity = (engine: Engine, x: number, y: number, opacity: number) =>
  expect.poll(() => engine.evaluate(opacityAt(x, y)), { ...POLL, message: `opacity at ${x}, ${y}` }).toBe(opacity)

/** Cuts the background off the photo of the only player, mends it by brush, and saves it. Returns what it took. */
export async function cutOutPhoto(engine: Engine, appUrl: string) {
  await engine.open(`${appUrl}/admin/players`)
  await engine.press('//button[starts-with(@aria-label, "Edytuj zawodnika")]')
  await expectThere(engine, '//button[starts-with(@aria-label, "Wytnij tło:")]')
  await engine.evaluate(WATCH)
  const start = Date.now()
  await engine.press('//button[starts-with(@aria-label, "Wytnij tło:")]')
  // The dialog's coming in, with the blur behind it, is drawn by the page itself.
  await expectThere(engine, `${DIALOG}//*[@role="progressbar"]`)
  await engine.evaluate('window.latest = 0')
  await expect
    .poll(() => engine.read(`${DIALOG}//canvas`), { intervals: [50], timeout: 60_000, message: 'it is cut out' })
    .not.toBeNull()
  const ms = Date.now() - start
  const blockedMs = (await engine.evaluate('return window.latest')) as number
  await expectOpacity(engine, 0.44, 0.24, 255)
  await expectOpacity(engine, 0.97, 0.03, 0)

  await engine.drag(`${DIALOG}//canvas`, { x: 0.4, y: 0.24 }, { x: 0.48, y: 0.24 })
  await expectOpacity(engine, 0.44, 0.24, 0)
  await engine.press(button('Cofnij'))
  await expectOpacity(engine, 0.44, 0.24, 255)
  await engine.press(button('Zapisz wycięcie'))
  await expectText(engine, TOAST, 'Wycięcie zapisane')
  return { ms, blockedMs }
}
