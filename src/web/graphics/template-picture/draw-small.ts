import type { Scene } from '#graphic/scene/node.ts'
import type { DrawnPicture } from '../export-messages.ts'
import { canPaintInWorker } from '../export-png.ts'
import { GraphicPainter } from '../graphic-painter.ts'
import { heightAt, paintSmall, SMALL_FILE } from '../small-canvas.ts'
import { WorkerExport } from '../worker-export.ts'

export type DrawSmall = (scene: Scene, width: number) => Promise<DrawnPicture>

const LINGER_MS = 10_000

/** A worker of its own, so that a file that somebody waits for never stands behind it; gone when there is no more to draw. */
function inWorker(): DrawSmall {
  let painter: WorkerExport | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  let count = 0
  const leave = () => {
    painter?.close()
    painter = null
  }
  return async (scene, width) => {
    clearTimeout(leaving)
    count++
    painter ??= new WorkerExport()
    try {
      return await painter.draw({ scene, width })
    } finally {
      count--
      if (count === 0) leaving = setTimeout(leave, LINGER_MS)
    }
  }
}

function onPage(painter = new GraphicPainter()): DrawSmall {
  return async (scene, width) => {
    const failed = await painter.prepare(scene)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = heightAt(scene, width)
    paintSmall(painter, canvas, scene)
    const { type, quality } = SMALL_FILE
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (!picture) throw new Error('Przeglądarka nie zapisała podglądu szablonu')
    return { picture, failed }
  }
}

/** A scene as a small picture, off the main thread where the browser can. */
export const smallDrawing = (): DrawSmall => (canPaintInWorker() ? inWorker() : onPage())
