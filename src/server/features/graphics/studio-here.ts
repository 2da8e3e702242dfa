import type { Db } from '#server/db/client.ts'
import { drawBackground } from '#server/rendering/draw-background.ts'
import type { PictureCache } from '#server/rendering/picture-cache.ts'
import { renderStored } from '#server/rendering/render-stored.ts'
import type { Studio } from '#server/rendering/studio.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { drawGraphic } from './draw-graphic.ts'

interface StudioMeans {
  db: Db
  files: FileStore
  timeZone: string
  /** Pictures of earlier graphics; without it each is read anew. */
  kept?: PictureCache
}

/** In this very thread. */
export function studioHere({ db, files, timeZone, kept }: StudioMeans): Studio {
  const render = renderStored(files, kept)
  return {
    graphic: (wanted, author) => drawGraphic({ db, files, timeZone, render }, wanted, author),
    background: drawBackground(files, render),
  }
}
