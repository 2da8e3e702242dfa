import { createRoot } from 'react-dom/client'
import { changedBox } from '#graphic/scene/changed-box.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { opaqueSurface } from '#web/graphics/canvas.ts'
import { type ExportedGraphic, exportPng, pageExport } from '#web/graphics/export-png.ts'
import { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import { StillLayers } from '#web/template-editor/canvas/still-layers.ts'

async function base64({ png, failed }: ExportedGraphic): Promise<{ png: string; failed: string[] }> {
  const bytes = new Uint8Array(await png.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return { png: btoa(text), failed }
}

const root = createRoot(document.getElementById('root') as HTMLElement)
const inPage = pageExport()
const painter = new GraphicPainter()
let shown = 0

async function pngOf(canvas: HTMLCanvasElement): Promise<string> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return (await base64({ png: png as Blob, failed: [] })).png
}

function addCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  document.getElementById('root')?.append(canvas)
  return canvas
}

const harness = {
  worker: async (scene: Scene) => base64(await exportPng(scene)),
  page: async (scene: Scene) => base64(await inPage(scene)),

  /** The preview as it stands on the screen, once its pictures are there. */
  async preview(scene: Scene): Promise<string> {
    const label = `Podgląd ${++shown}`
    root.render(<LivePreview scene={scene} label={label} />)
    await painter.prepare(scene)
    const canvas = await new Promise<HTMLCanvasElement>((resolve) => {
      const look = () => {
        const found = document.querySelector('canvas')
        if (found?.dataset.painted === 'true' && found.ariaLabel === label) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
    return pngOf(canvas)
  },

  /** Each scene after the one before, as while something is dragged: the graphic, and what covers it meanwhile. */
  async dragged(scenes: readonly [Scene, ...Scene[]]): Promise<{ graphic: string; cover: string | null }> {
    const [first, ...others] = scenes
    const [canvas, cover] = [addCanvas(first.width, first.height), addCanvas(0, 0)]
    cover.hidden = true
    await painter.prepare(first)
    const surface = opaqueSurface(canvas)
    const layers = new StillLayers(painter, () => cover)
    painter.paint(surface, first)
    let before = first
    for (const scene of others) {
      const part = changedBox(before, scene)
      if (part) layers.paintPart(surface, scene, part)
      before = scene
    }
    return { graphic: await pngOf(canvas), cover: cover.hidden ? null : await pngOf(cover) }
  },
}

declare global {
  interface Window {
    harness: typeof harness
  }
}
window.harness = harness
