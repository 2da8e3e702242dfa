import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { FORMATS, type FormatName } from '#graphic/formats.ts'
import type { WorkerAnswer, WorkerRequest } from './export-messages.ts'

vi.mock('./graphic-painter.ts', () => ({
  GraphicPainter: class {
    prepare = async () => []
    paint = () => undefined
  },
}))

const made: string[] = []

class BlankCanvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    made.push(`${width}x${height}`)
  }
  async convertToBlob({ type }: { type: string }) {
    return new Blob([`${this.width}x${this.height}`], { type })
  }
  getContext() {
    return { scale: () => undefined }
  }
}

interface WorkerScope {
  onmessage: ((event: { data: WorkerRequest }) => void) | null
  postMessage(answer: WorkerAnswer): void
}

const scope: WorkerScope = { onmessage: null, postMessage: () => undefined }

beforeAll(async () => {
  vi.stubGlobal('OffscreenCanvas', BlankCanvas)
  vi.stubGlobal('self', scope)
  await import('./export-worker.ts')
})
afterAll(() => vi.unstubAllGlobals())

const drawn = (format: FormatName): Promise<WorkerAnswer> => {
  const { width, height } = FORMATS[format]
  return new Promise((resolve) => {
    scope.postMessage = resolve
    scope.onmessage?.({
      data: { id: 1, scene: { width, height, nodes: [] } },
    })
  })
}

it('each format is drawn on a canvas of its own size, and the same size on the same canvas', async () => {
  for (const format of ['portrait', 'portrait', 'story', 'landscape'] as const)
    expect(await drawn(format)).toMatchObject({ id: 1, picture: { type: 'image/png' }, failed: [] })
  expect(made).toEqual(['1200x1500', '1080x1920', '1920x1080'])
})

it('a small picture is the whole scene in one file, as wide as it was asked for', async () => {
  const { width, height } = FORMATS.portrait
  const answer = await new Promise<WorkerAnswer>((resolve) => {
    scope.postMessage = resolve
    scope.onmessage?.({ data: { id: 2, scene: { width, height, nodes: [] }, width: 480 } })
  })
  if (!('picture' in answer)) throw new Error('no picture came')
  expect([answer.id, answer.picture.type, await answer.picture.text()]).toEqual([2, 'image/jpeg', '480x600'])
})
