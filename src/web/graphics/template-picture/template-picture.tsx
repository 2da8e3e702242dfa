import { useInViewport } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { PictureSize } from '#contract/picture.ts'
import type { Catalogue, CatalogueTemplate } from '#graphic/catalogue.ts'
import { logFailure } from '#web/api/log.ts'
import { smallDrawing } from './draw-small.ts'
import { DrawnPictures } from './drawn-pictures.ts'
import { pictureKey, templateScene } from './template-scene.ts'

/** Of whom the graphic is a sample; drawn once all of it is known. */
export interface SampleClub extends Catalogue {
  isReady: boolean
}

interface TemplatePictureProps {
  template: CatalogueTemplate
  catalogue: SampleClub
  /** Of the pictures on it; letters and shapes are drawn as sharp as there is room. */
  size: PictureSize
  /** Fills its place, over the background. */
  className: string | undefined
}

const WIDTHS: Readonly<Record<PictureSize, number>> = { 160: 288, 480: 480 }

const pictures = new DrawnPictures(smallDrawing(), (error) =>
  logFailure('Nie udało się narysować podglądu szablonu', error),
)

/** The finished graphic of a template, over its background; nothing until it is drawn. */
export function TemplatePicture({ template, catalogue, size, className }: TemplatePictureProps) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>()
  const key = useMemo(() => catalogue.isReady && pictureKey(template, catalogue, size), [template, catalogue, size])
  const [address, setAddress] = useState(() => (key ? pictures.known(key) : undefined))
  useEffect(() => {
    if (!inViewport || !key) return undefined
    const scene = () => templateScene(template, catalogue, size)
    return pictures.order({ key, width: WIDTHS[size], scene }, setAddress)
  }, [inViewport, key, template, catalogue, size])
  return (
    <span ref={ref} className={className}>
      {address && <img className={className} src={address} alt="" decoding="async" draggable={false} />}
    </span>
  )
}
