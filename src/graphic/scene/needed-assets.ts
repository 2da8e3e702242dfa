import { isClubFont } from '../template/club-font.ts'
import { bundledWeight, CLUB_FALLBACK, type Face } from './faces.ts'
import type { ImageNode, Scene } from './node.ts'

export interface NeededPicture {
  src: string
  width: number
  height: number
  /** `whole`: as large as it must be to cover the box, with all that stands over. */
  fit: ImageNode['fit'] | 'whole'
}

/** At which size a picture is wanted. Of a cropped one all is kept: while the crop is moved, it is not scaled anew. */
export function pictureSize({ width, height, fit, crop, focus }: ImageNode): Omit<NeededPicture, 'src'> {
  const zoom = crop?.zoom ?? 1
  return crop || focus ? { width: width * zoom, height: height * zoom, fit: 'whole' } : { width, height, fit }
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
      const { width, height, fit } = pictureSize(node)
      for (const src of [node.src, node.fallback]) {
        if (src) pictures.set(`${src} ${width}x${height} ${fit}`, { src, width, height, fit })
      }
    }
    if (node.kind === 'text') {
      const weight = bundledWeight(node.face, node.weight)
      fonts.set(`${node.face} ${weight}`, { face: node.face, weight })
      if (isClubFont(node.face)) fonts.set(`${CLUB_FALLBACK} ${weight}`, { face: CLUB_FALLBACK, weight })
    }
  }
  return { pictures: [...pictures.values()], fonts: [...fonts.values()] }
}
