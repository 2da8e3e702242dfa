import { DEFAULT_CREST } from '#graphic/match-view.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { defaultCrest } from '#server/pictures/default-crest.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'
import type { PictureCache } from './picture-cache.ts'
import { type Rendering, renderScene } from './render-scene.ts'

export type RenderStored = (scene: Scene) => Promise<Rendering>

/** Scenes whose pictures lie in the store. `kept`: those of earlier scenes; without it each is read anew. */
export function renderStored(files: FileStore, kept?: PictureCache): RenderStored {
  const read = async (src: string) => (src === DEFAULT_CREST ? defaultCrest() : readStored(files, src))
  return (scene) => renderScene(scene, read, kept)
}
