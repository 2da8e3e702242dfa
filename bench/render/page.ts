import { snapdom } from '@zumer/snapdom'
import { toBlob as htmlToImage } from 'html-to-image'
import html2canvas from 'html2canvas'
import html2canvasPro from 'html2canvas-pro'
import { domToBlob } from 'modern-screenshot'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { fraction, percent } from '#domain/units.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { GOAL_KIND } from '#graphic/kinds/goal/drawing.ts'
import { LINEUP_KIND } from '#graphic/kinds/lineup/every-format.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { newElement } from '#graphic/template/element.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { withPhoto } from '#graphic/testing/sample-photo.ts'
import { opaqueSurface } from '#web/graphics/canvas.ts'
import { exportPng } from '#web/graphics/export-png.ts'
import { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { PreparedExport } from '#web/graphics/prepared-export.ts'
import { Repainter } from '#web/graphics/repainter.ts'
import { domScene } from './dom-scene.ts'
import { konvaScene } from './konva-scene.ts'

const { width, height } = FORMATS[DEFAULT_FORMAT]
const size = { width, height }
const template = (background: string) => ({
  background,
  isOwnBackground: false,
  look: 'broadcast' as const,
  elements: [],
})
const groundOf = (background: string, format: FormatName = DEFAULT_FORMAT) => `${background}-${format}`

const sceneOf = (match: ShownMatch, background: string, format: FormatName = DEFAULT_FORMAT) =>
  LINEUP_KIND.draw(match, SAMPLE_CATALOGUE, null).scene(template(groundOf(background, format)), format)

const MOVED = newElement('text', 'moved', 0, 'Mecz na żywo')
const PHOTO = withPhoto('goal', sampleMatch('goal'))

/** A goal over a photograph from edge to edge, and a text of the template's own that is moved over it. */
const photoScene = (background: string, x = 10) =>
  GOAL_KIND.draw(PHOTO.match, PHOTO.catalogue, GOAL_KIND.eventId(PHOTO.match, null, PHOTO.catalogue)).scene(
    { ...template(groundOf(background)), look: 'cover', elements: [{ ...MOVED, x: percent(x) }] },
    DEFAULT_FORMAT,
  )

const toPng = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))

async function timed(rounds: number, run: () => Promise<Blob | null>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const since = performance.now()
    const png = await run()
    if (!png || png.size < 1000) throw new Error('no picture came')
    if (round > 0) times.push(performance.now() - since)
  }
  return times
}

/** The very scene of ours in the elements of somebody else, and how they make a file of it. */
async function rivalOf(name: string, scene: Scene): Promise<() => Promise<Blob | null>> {
  const painter = new GraphicPainter()
  await painter.prepare(scene)
  if (name === 'konva') {
    const stage = await konvaScene(scene, painter)
    return async () => (await stage.toBlob({ mimeType: 'image/png' })) as Blob
  }
  const element = await domScene(scene, painter)
  const run: Record<string, () => Promise<Blob | null>> = {
    'html2canvas 1.4.1': async () => toPng(await html2canvas(element, { ...size, scale: 1, logging: false })),
    'html2canvas-pro': async () => toPng(await html2canvasPro(element, { ...size, scale: 1, logging: false })),
    'html-to-image': () => htmlToImage(element, { ...size, pixelRatio: 1 }),
    'modern-screenshot': () => domToBlob(element, { ...size, scale: 1 }),
    snapdom: async () => (await snapdom(element, { scale: 1, dpr: 1, embedFonts: true })).toBlob({ type: 'png' }),
  }
  const rival = run[name]
  if (!rival) throw new Error(name)
  return rival
}

const bench = {
  ours: (match: ShownMatch, background: string, rounds: number) =>
    timed(rounds, async () => (await exportPng(sceneOf(match, background))).png),

  async rival(name: string, match: ShownMatch, background: string, rounds: number): Promise<number[]> {
    return timed(rounds, await rivalOf(name, sceneOf(match, background)))
  },

  /** What they made of it, for the eye. */
  async rivalPicture(name: string, match: ShownMatch, background: string): Promise<string> {
    const scene = sceneOf(match, background)
    const png = name === 'ours' ? (await exportPng(scene)).png : await (await rivalOf(name, scene))()
    const bytes = new Uint8Array((await png?.arrayBuffer()) ?? [])
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  },

  /** A text is dragged over a photograph. */
  async repaintPhoto(background: string, rounds: number): Promise<{ times: number[]; withPixels: number[] }> {
    const painter = new GraphicPainter()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const surface = opaqueSurface(canvas)
    const repainter = new Repainter(surface, painter)
    const step = (round: number) => repainter.paint(photoScene(background, (round % 60) + 5))
    await painter.prepare(photoScene(background))
    for (let round = 0; round < 100; round++) step(round)
    const [times, withPixels]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const since = performance.now()
      step(round)
      times.push(performance.now() - since)
      if (round % 50 === 49) await new Promise((resolve) => setTimeout(resolve))
    }
    for (let round = 0; round < 100; round++) {
      const since = performance.now()
      step(round)
      surface.getImageData(0, 0, 1, 1)
      withPixels.push(performance.now() - since)
    }
    return { times, withPixels }
  },

  /** All formats, as a tap asks for them. */
  formats: (match: ShownMatch, background: string, rounds: number) =>
    timed(rounds, async () => {
      const files = await Promise.all(FORMAT_NAMES.map((format) => exportPng(sceneOf(match, background, format))))
      return files.at(-1)?.png ?? null
    }),

  /** The longest time for which the page could not do anything else while files were made. */
  async longestBlock(match: ShownMatch, background: string): Promise<number> {
    let running = true
    let longest = 0
    let before = performance.now()
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
      if (running) channel.port2.postMessage(0)
    }
    channel.port2.postMessage(0)
    for (let round = 0; round < 10; round++) await exportPng(sceneOf(match, background))
    running = false
    return longest
  },

  async tapAfterRest(match: ShownMatch, background: string, formats: readonly FormatName[]): Promise<number[]> {
    const times: number[] = []
    for (let round = 0; round < 10; round++) {
      const scenes = formats.map((format) => sceneOf(match, background, format))
      await new Promise<void>((resolve) => {
        let made = 0
        const prepared = new PreparedExport(async (scene) => {
          const file = await exportPng(scene)
          made += 1
          if (made === scenes.length) setTimeout(() => void tap(prepared).then(resolve))
          return file
        })
        prepared.show(scenes)
        prepared.prepare()
      })
      async function tap(prepared: PreparedExport) {
        const since = performance.now()
        await Promise.all(scenes.map((scene) => prepared.take(scene)))
        times.push(performance.now() - since)
      }
    }
    return times
  },

  /** One player is dragged to and fro: the scene is made and painted anew for every step. */
  async repaint(
    match: ShownMatch,
    background: string,
    rounds: number,
  ): Promise<{
    times: number[]
    withPixels: number[]
    heapBefore: number
    heapAfter: number
    pictures: [number, number]
  }> {
    const painter = new GraphicPainter()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const surface = opaqueSurface(canvas)
    const repainter = new Repainter(surface, painter)
    const heap = () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
    const collect = () => (globalThis as unknown as { gc?: () => void }).gc?.()
    const step = (round: number) => {
      const positions = match.positions.map((slot, index) =>
        index === 5 ? { ...slot, x: fraction(Math.abs(((round / 97) % 2) - 1)) } : slot,
      )
      repainter.paint(sceneOf({ ...match, positions }, background))
    }
    await painter.prepare(sceneOf(match, background))
    for (let round = 0; round < 300; round++) step(round)
    collect()
    const heapBefore = heap()
    const picturesBefore = painter.pictures.usedBytes
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const since = performance.now()
      step(round)
      const ms = performance.now() - since
      if (times.length < 2_000) times.push(ms)
      // Between frames, so that the browser can do its own work.
      if (round % 50 === 49) await new Promise((resolve) => setTimeout(resolve))
    }
    collect()
    const heapAfter = heap()
    const withPixels: number[] = []
    for (let round = 0; round < 200; round++) {
      const since = performance.now()
      step(round)
      // A canvas draws when somebody looks.
      surface.getImageData(0, 0, 1, 1)
      withPixels.push(performance.now() - since)
    }
    return { times, withPixels, heapBefore, heapAfter, pictures: [picturesBefore, painter.pictures.usedBytes] }
  },
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
