import { type Pixels, type Region, wholeOf } from '#domain/cut-out/pixels.ts'
import { Retouching } from '#domain/cut-out/retouch/retouching.ts'
import { shownPart } from '#domain/cut-out/shown-part.ts'
import { trimmed } from '#domain/cut-out/trimmed.ts'
import { firstCutOut, foundCutOut } from './known-cut-out.ts'
import type { BrushOrder, ChangeOrder, CutOutNews, CutOutOrder, Steps } from './messages.ts'
import { openedPhoto, surfaceOf } from './opened-photo.ts'

/** Browsers that cannot write WebP write PNG instead. */
const FILE = { type: 'image/webp', quality: 0.95 } as const

interface Opened {
  photo: Pixels
  retouching: Retouching
  screen: OffscreenCanvasRenderingContext2D | null
  /** Why the stroke that is under way will come to nothing. */
  failure: string | null
}

let opened: Opened | null = null

const tell = (news: CutOutNews) => self.postMessage(news)
const tellProgress = (share: number) => tell({ kind: 'progress', share })
/** What browsers throw when they have no more memory is a RangeError. */
const words = (error: unknown): string => {
  if (error instanceof RangeError) return 'Przeglądarce zabrakło pamięci'
  return error instanceof Error ? error.message : String(error)
}
const stepsOf = ({ canUndo, canRedo, isChanged }: Retouching): Steps => ({ canUndo, canRedo, isChanged })

async function open({ photo: address, stored, changes }: Extract<CutOutOrder, { kind: 'open' }>): Promise<void> {
  const photo = await openedPhoto(address)
  const { origin, cut } = await firstCutOut(photo, stored, tellProgress)
  const retouching = new Retouching(photo, cut)
  opened = { photo, retouching, screen: null, failure: null }
  for (const change of changes) await made(opened, change)
  tell({ kind: 'opened', width: photo.width, height: photo.height, origin, ...stepsOf(retouching) })
}

function show({ photo, retouching, screen }: Opened, region: Region | null): void {
  if (!region) return
  const { x, y, width, height } = region
  const pixels = shownPart(retouching.cutOut, photo.width, region)
  screen?.putImageData(new ImageData(pixels, width, height), x, y)
}

async function encoded(): Promise<Blob | null> {
  const region = opened && trimmed(opened.retouching.cutOut.opacity, opened.photo)
  if (!opened || !region) return null
  const { width, height } = region
  const canvas = new OffscreenCanvas(width, height)
  const pixels = shownPart(opened.retouching.cutOut, opened.photo.width, region)
  surfaceOf(canvas).putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.convertToBlob(FILE)
}

/** The region that has changed; null: none has. */
async function made({ photo, retouching }: Opened, order: ChangeOrder): Promise<Region | null> {
  if (order.kind !== 'again') return retouched(retouching, order)
  const found = await foundCutOut(photo, tellProgress)
  return found && retouching.replace(found)
}

function retouched(retouching: Retouching, order: BrushOrder): Region | null {
  if (order.kind === 'begin') return retouching.begin(order.brush, order.at)
  if (order.kind === 'extend') return retouching.extend(order.points)
  return retouching[order.kind]()
}

/** Each stroke, step or cut is answered once, at its end. */
async function change(at: Opened, order: ChangeOrder): Promise<void> {
  if (order.kind === 'begin') at.failure = null
  const isUnderWay = order.kind === 'begin' || order.kind === 'extend'
  if (at.failure === null) {
    try {
      const region = await made(at, order)
      show(at, region)
      if (!isUnderWay)
        tell({ kind: order.kind === 'again' && !region ? 'nobody' : 'changed', ...stepsOf(at.retouching) })
      return
    } catch (error) {
      at.failure = words(error)
      show(at, at.retouching.cancel())
    }
  }
  if (isUnderWay) return
  tell({ kind: 'stumbled', message: at.failure, ...stepsOf(at.retouching) })
  at.failure = null
}

async function carryOut(order: CutOutOrder): Promise<void> {
  if (order.kind === 'open') await open(order)
  else if (order.kind === 'encode') tell({ kind: 'encoded', file: await encoded() })
  else if (opened && order.kind === 'show') {
    opened.screen = surfaceOf(order.canvas)
    show(opened, wholeOf(opened.photo))
  }
}

const isAsked = ({ kind }: CutOutOrder) => kind === 'open' || kind === 'encode'
const isChange = (order: CutOutOrder): order is ChangeOrder => !isAsked(order) && order.kind !== 'show'

async function hear(order: CutOutOrder): Promise<void> {
  try {
    if (!isChange(order)) await carryOut(order)
    else if (opened) await change(opened, order)
  } catch (error) {
    tell({ kind: isAsked(order) ? 'failed' : 'broken', message: words(error) })
  }
}

/** One after another: cutting out anew waits for the network, and a stroke must not come between. */
let last = Promise.resolve()
self.onmessage = ({ data }: MessageEvent<CutOutOrder>) => {
  last = last.then(() => hear(data))
}
