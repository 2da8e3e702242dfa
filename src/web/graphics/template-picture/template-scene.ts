import { type PictureSize, pictureAtSize } from '#contract/picture.ts'
import { contentHash } from '#domain/content-hash.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { Scene, SceneNode } from '#graphic/scene/node.ts'
import { templateView } from '#graphic/template/template-view.ts'

const hashes = new WeakMap<Catalogue, string>()

/** Of all that the club puts on a sample; worked out once for a catalogue. */
function clubHash(catalogue: Catalogue): string {
  const known = hashes.get(catalogue)
  if (known) return known
  const { club, players } = catalogue
  const hash = contentHash(JSON.stringify([club, players]))
  hashes.set(catalogue, hash)
  return hash
}

/** The same while the picture would be the same. */
export const pictureKey = (template: CatalogueTemplate, catalogue: Catalogue, size: PictureSize): string =>
  contentHash(JSON.stringify([template.type, templateView(template, DEFAULT_FORMAT), clubHash(catalogue), size]))

function withSmallPictures(node: SceneNode, size: PictureSize): SceneNode {
  const small = (src: string | undefined) => src && pictureAtSize(src, size)
  const { unlessLoaded, onceLoaded } = node
  const pictures = node.kind === 'image' ? { src: pictureAtSize(node.src, size), fallback: small(node.fallback) } : {}
  return { ...node, ...pictures, unlessLoaded: small(unlessLoaded), onceLoaded: small(onceLoaded) } as SceneNode
}

/** One that takes longer is left out this time. */
const PICTURE_LIMIT_MS = 10_000

/** The graphic that this template makes of the club's own sample, with small copies of its pictures. */
export async function templateScene(
  template: CatalogueTemplate,
  catalogue: Catalogue,
  size: PictureSize,
): Promise<Scene> {
  const [{ previewOf }, kind] = await Promise.all([
    import('#graphic/sample/preview-of.ts'),
    kindFacts(template.type).load(),
  ])
  const scene = previewOf('home', kind, catalogue).scene(templateView(template, DEFAULT_FORMAT), DEFAULT_FORMAT)
  return { ...scene, pictureLimitMs: PICTURE_LIMIT_MS, nodes: scene.nodes.map((node) => withSmallPictures(node, size)) }
}
