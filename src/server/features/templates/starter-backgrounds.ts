import sharp from 'sharp'
import { type ClubColours, DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import type { LookName } from '#domain/template/look-name.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { backgroundScene } from '#scene/backgrounds/background.ts'
import { crestColoursOf } from '#server/pictures/crest-colours-of.ts'
import { addGrain } from '#server/rendering/grain.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { readStored } from '#server/storage/read-stored.ts'

const QUALITY = 86

/** Raised when the backgrounds are drawn in another way, so that installations with older ones draw them anew. */
export const STARTER_DRAWING = 2

export interface ClubIdentity {
  crest: Buffer | null
  colours: ClubColours
}

export async function identityFrom(files: FileStore, crestUrl: string | null): Promise<ClubIdentity> {
  const crest = await readStored(files, crestUrl ?? '')
  if (!crest) return { crest: null, colours: DEFAULT_CLUB_COLOURS }
  return { crest, colours: await crestColoursOf(crest) }
}

/** Draws a background and puts it into the store; the same club gives the same file. */
export async function storeBackground(
  files: FileStore,
  look: LookName,
  type: TemplateType,
  club: ClubIdentity,
): Promise<string> {
  const scene = backgroundScene(look, type, club.colours, club.crest ? 'crest' : null)
  const rendering = await renderScene(scene, async () => club.crest)
  addGrain(rendering, look)
  const { pixels, width, height } = rendering
  const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer()
  return fileUrl(await files.put(bytes, 'webp'))
}
