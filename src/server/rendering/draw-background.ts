import sharp from 'sharp'
import type { Scene } from '#graphic/scene/node.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { addGrain } from './grain.ts'
import type { Rendering } from './render-scene.ts'
import type { RenderStored } from './render-stored.ts'

const QUALITY = 86

function encode(rendering: Rendering, grain: LookName | null): Promise<Buffer> {
  if (grain) addGrain(rendering, grain)
  const { pixels, width, height } = rendering
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer()
}

/** With the grain of its look, into the store; its address. */
export const drawBackground =
  (files: FileStore, render: RenderStored) =>
  async (scene: Scene, grain: LookName | null): Promise<string> =>
    fileUrl(await files.put(await encode(await render(scene), grain), 'webp'))
