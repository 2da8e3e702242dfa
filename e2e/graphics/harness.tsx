import { createRoot } from 'react-dom/client'
import type { Scene } from '#graphic/scene/node.ts'
import { type ExportedGraphic, exportPng, pageExport } from '#web/graphics/export-png.ts'
import { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { LivePreview } from '#web/graphics/live-preview.tsx'

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
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return (await base64({ png: png as Blob, failed: [] })).png
  },
}

declare global {
  interface Window {
    harness: typeof harness
  }
}
window.harness = harness
