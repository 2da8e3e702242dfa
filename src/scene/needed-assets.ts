import { bundledWeight, type Face } from './faces.ts'
import type { ImageNode, Scene } from './node.ts'

export interface NeededPicture {
  src: string
  width: number
  height: number
  fit: ImageNode['fit']
}

export interface NeededFont {
  face: Face
  weight: number
}

export interface NeededAssets {
  pictures: NeededPicture[]
  fonts: NeededFont[]
}

/** Every picture, in every size at which it is drawn, and every font of a scene, each once. */
export function neededAssets(scene: Scene): NeededAssets {
  const pictures = new Map<string, NeededPicture>()
  const fonts = new Map<string, NeededFont>()
  for (const node of scene.nodes) {
    if (node.kind === 'image') {
      const { width, height, fit } = node
      for (const src of [node.src, node.fallback]) {
        if (src) pictures.set(`${src} ${width}x${height} ${fit}`, { src, width, height, fit })
      }
    }
    if (node.kind === 'text') {
      const weight = bundledWeight(node.face, node.weight)
      fonts.set(`${node.face} ${weight}`, { face: node.face, weight })
    }
  }
  return { pictures: [...pictures.values()], fonts: [...fonts.values()] }
}
