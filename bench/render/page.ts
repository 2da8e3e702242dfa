import { snapdom } from '@zumer/snapdom'
import { toBlob as htmlToImage } from 'html-to-image'
import html2canvas from 'html2canvas'
import html2canvasPro from 'html2canvas-pro'
import { domToBlob } from 'modern-screenshot'
import { fraction } from '#domain/units.ts'
import { graphicScene } from '#scene/graphic-scene.ts'
import type { LineupView } from '#scene/match-view.ts'
import { opaqueSurface } from '#web/graphics/canvas.ts'
import { exportPng } from '#web/graphics/export-png.ts'
import { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { PreparedExport } from '#web/graphics/prepared-export.ts'
import { Repainter } from '#web/graphics/repainter.ts'
import BlobWorker from './blob-worker.ts?worker'
import { domLineup } from './dom-lineup.ts'
import { konvaLineup } from './konva-lineup.ts'

const size = { width: 1200, height: 1500 }
const template = (background: string) => ({
  background,
  isOwnBackground: false,
  look: 'broadcast' as const,
  elements: [],
})
const sceneOf = (view: LineupView, background: string) => graphicScene({ ...view }, template(background))

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

const bench = {
  ours: (view: LineupView, background: string, rounds: number) =>
    timed(rounds, async () => (await exportPng(sceneOf(view, background))).png),

  async rival(name: string, view: LineupView, background: string, rounds: number): Promise<number[]> {
    if (name === 'konva') {
      const stage = await konvaLineup(view, background)
      return timed(rounds, async () => (await stage.toBlob({ mimeType: 'image/png' })) as Blob)
    }
    const element = await domLineup(view, background)
    const run: Record<string, () => Promise<Blob | null>> = {
      'html2canvas 1.4.1': async () => toPng(await html2canvas(element, { ...size, scale: 1, logging: false })),
      'html2canvas-pro': async () => toPng(await html2canvasPro(element, { ...size, scale: 1, logging: false })),
      'html-to-image': () => htmlToImage(element, { ...size, pixelRatio: 1 }),
      'modern-screenshot': () => domToBlob(element, { ...size, scale: 1 }),
      snapdom: async () => (await snapdom(element, { scale: 1, dpr: 1 })).toBlob({ type: 'png' }),
    }
    const rival = run[name]
    if (!rival) throw new Error(name)
    return timed(rounds, rival)
  },

  /** In turns, so that a noisy moment of the machine meets both. */
  async besideConvertToBlob(view: LineupView, background: string, rounds: number) {
    const worker = new BlobWorker()
    const native = (bitmap: ImageBitmap | null) =>
      new Promise<{ ms: number; bytes: number }>((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.postMessage(bitmap)
      })
    const { png } = await exportPng(sceneOf(view, background))
    const { bytes } = await native(await createImageBitmap(png))
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const since = performance.now()
      await exportPng(sceneOf(view, background))
      ours.push(performance.now() - since)
      theirs.push((await native(null)).ms)
    }
    worker.terminate()
    return { ours, theirs, bytes: [png.size, bytes] as const }
  },

  /** The longest time for which the page could not do anything else while files were made. */
  async longestBlock(view: LineupView, background: string): Promise<number> {
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
    for (let round = 0; round < 10; round++) await exportPng(sceneOf(view, background))
    running = false
    return longest
  },

  async tapAfterRest(view: LineupView, background: string): Promise<number[]> {
    const times: number[] = []
    for (let round = 0; round < 10; round++) {
      let making: Promise<unknown> = Promise.resolve()
      const prepared = new PreparedExport((scene) => {
        const result = exportPng(scene)
        making = result
        return result
      })
      prepared.show(sceneOf(view, background))
      await new Promise((resolve) => setTimeout(resolve, 220))
      await making
      const since = performance.now()
      await prepared.take()
      times.push(performance.now() - since)
    }
    return times
  },

  /** One player is dragged to and fro: the scene is made and painted anew for every step. */
  async repaint(
    view: LineupView,
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
      const slots = view.slots.map((slot, index) =>
        index === 5 ? { ...slot, x: fraction(Math.abs(((round / 97) % 2) - 1)) } : slot,
      )
      repainter.paint(sceneOf({ ...view, slots }, background))
    }
    await painter.prepare(sceneOf(view, background))
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
