import network from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url'
import { cutOut } from '#domain/cut-out/cut-out.ts'
import { readNetwork } from '#domain/cut-out/network/read-network.ts'
import { type Pixels, type Region, wholeOf } from '#domain/cut-out/pixels.ts'
import { Retouching } from '#domain/cut-out/retouch/retouching.ts'
import { shownPart } from '#domain/cut-out/shown-part.ts'
import { trimmed } from '#domain/cut-out/trimmed.ts'
import type { BrushOrder, CutOutNews, CutOutOrder } from './messages.ts'
import { openedPhoto, surfaceOf } from './opened-photo.ts'

/** Browsers that cannot write WebP write PNG instead. */
const FILE = { type: 'image/webp', quality: 0.95 } as const

interface Opened {
  photo: Pixels
  retouching: Retouching
  screen: OffscreenCanvasRenderingContext2D | null
}

let opened: Opened | null = null

const tell = (news: CutOutNews) => self.postMessage(news)

async function loadNetwork() {
  const response = await fetch(network)
  if (!response.ok) throw new Error('Nie udało się wczytać wycinania. Sprawdź połączenie')
  return readNetwork(new Uint8Array(await response.arrayBuffer()))
}

async function open(source: string | Blob): Promise<void> {
  const [photo, model] = await Promise.all([openedPhoto(source), loadNetwork()])
  const found = cutOut(model, photo, (share) => tell({ kind: 'progress', share }))
  if (found) {
    opened = { photo, retouching: new Retouching(photo, found), screen: null }
    tell({ kind: 'opened', width: photo.width, height: photo.height })
  } else tell({ kind: 'nobody' })
}

function show(region: Region | null): void {
  if (!opened || !region) return
  const { photo, retouching, screen } = opened
  const { x, y, width, height } = region
  const pixels = shownPart(retouching.cutOut, photo.width, region)
  screen?.putImageData(new ImageData(pixels, width, height), x, y)
  const { canUndo, canRedo } = retouching
  tell({ kind: 'steps', canUndo, canRedo })
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

async function carryOut(order: CutOutOrder): Promise<void> {
  if (order.kind === 'open') await open(order.photo)
  else if (order.kind === 'encode') tell({ kind: 'encoded', file: await encoded() })
  else if (opened && order.kind === 'show') {
    opened.screen = surfaceOf(order.canvas)
    show(wholeOf(opened.photo))
  } else if (opened) show(retouched(opened.retouching, order as BrushOrder))
}

function retouched(retouching: Retouching, order: BrushOrder): Region | null {
  if (order.kind === 'begin') return retouching.begin(order.brush, order.at)
  if (order.kind === 'extend') return retouching.extend(order.points)
  return retouching[order.kind]()
}

self.onmessage = async ({ data }: MessageEvent<CutOutOrder>) => {
  try {
    await carryOut(data)
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
