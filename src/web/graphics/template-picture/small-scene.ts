import { type PictureSize, pictureAtSize } from '#contract/picture.ts'
import type { Scene, SceneNode } from '#graphic/scene/node.ts'

function withSmallPictures(node: SceneNode, size: PictureSize): SceneNode {
  const small = (src: string | undefined) => src && pictureAtSize(src, size)
  const { unlessLoaded, onceLoaded } = node
  const pictures = node.kind === 'image' ? { src: pictureAtSize(node.src, size), fallback: small(node.fallback) } : {}
  return { ...node, ...pictures, unlessLoaded: small(unlessLoaded), onceLoaded: small(onceLoaded) } as SceneNode
}

/** One that takes longer is left out this time. */
const PICTURE_LIMIT_MS = 10_000

/** With small copies of its pictures. */
export const smallScene = (scene: Scene, size: PictureSize): Scene => ({
  ...scene,
  pictureLimitMs: PICTURE_LIMIT_MS,
  nodes: scene.nodes.map((node) => withSmallPictures(node, size)),
})
