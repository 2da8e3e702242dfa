import { useCallback, useMemo } from 'react'
import type { PictureSize } from '#contract/picture.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { useSamplePhotos } from '#web/api/sample-photos.ts'
import { SmallPicture } from './small-picture.tsx'
import { pictureKey, templateScene } from './template-scene.ts'

/** Of whom the graphic is a sample; drawn once all of it is known. */
export interface SampleClub extends Catalogue {
  isReady: boolean
}

interface TemplatePictureProps {
  template: CatalogueTemplate
  catalogue: SampleClub
  size: PictureSize
  /** Fills its place, over the background. */
  className: string | undefined
}

/** The finished graphic of a template, over its background. */
export function TemplatePicture({ template, catalogue, size, className }: TemplatePictureProps) {
  const { photos, isKnown } = useSamplePhotos(kindFacts(template.type).takesPhoto ?? false)
  const isReady = catalogue.isReady && isKnown
  const key = useMemo(
    () => isReady && pictureKey(template, catalogue, size, photos),
    [template, catalogue, size, photos, isReady],
  )
  const scene = useCallback(() => templateScene(template, catalogue, size, photos), [template, catalogue, size, photos])
  return <SmallPicture pictureKey={key} scene={scene} size={size} className={className} />
}
