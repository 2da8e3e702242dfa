import type { PictureSize } from '#contract/picture.ts'
import { contentHash } from '#domain/content-hash.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { templateView } from '#graphic/template/template-view.ts'
import { smallScene } from './small-scene.ts'

const hashes = new WeakMap<Catalogue, string>()

/** Of all that the club puts on a sample; worked out once for a catalogue. */
export function clubHash(catalogue: Catalogue): string {
  const known = hashes.get(catalogue)
  if (known) return known
  const { club, players, opponents, sponsors, season } = catalogue
  const hash = contentHash(JSON.stringify([club, players, opponents, sponsors, season]))
  hashes.set(catalogue, hash)
  return hash
}

/** The same while the picture would be the same. */
export function pictureKey(
  template: CatalogueTemplate,
  catalogue: Catalogue,
  size: PictureSize,
  photos: Catalogue['photos'] = [],
): string {
  const view = templateView(template, DEFAULT_FORMAT)
  return contentHash(JSON.stringify([template.type, view, clubHash(catalogue), size, photos]))
}

/** The graphic that this template makes of the club's own squad, opponents and photos, with small copies of its pictures. */
export async function templateScene(
  template: CatalogueTemplate,
  catalogue: Catalogue,
  size: PictureSize,
  photos: Catalogue['photos'] = [],
): Promise<Scene> {
  const [{ ownPreview }, kind] = await Promise.all([
    import('#graphic/sample/preview-of.ts'),
    kindFacts(template.type).load(),
  ])
  const drawn = ownPreview(kind, { ...catalogue, photos })
  return smallScene(drawn.scene(templateView(template, DEFAULT_FORMAT), DEFAULT_FORMAT), size)
}
