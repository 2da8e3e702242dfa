import { useInViewport } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { PictureSize } from '#contract/picture.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { logFailure } from '#web/api/log.ts'
import { smallDrawing } from './draw-small.ts'
import { DrawnPictures } from './drawn-pictures.ts'

interface SmallPictureProps {
  /** The same while the picture would be the same; false: not all of it is known yet. */
  pictureKey: string | false
  scene: () => Promise<Scene>
  /** Of the pictures on it; letters and shapes are drawn as sharp as there is room. */
  size: PictureSize
  /** Fills its place. */
  className: string | undefined
}

const WIDTHS: Readonly<Record<PictureSize, number>> = { 160: 288, 480: 480, 1280: 1200 }

const pictures = new DrawnPictures(smallDrawing(), (error) =>
  logFailure('Nie udało się narysować podglądu szablonu', error),
)

/** A finished graphic, drawn small once it comes into sight; nothing until it is drawn, then the last one until the next. */
export function SmallPicture({ pictureKey: key, scene, size, className }: SmallPictureProps) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>()
  const [address, setAddress] = useState(() => (key ? pictures.known(key) : undefined))
  useEffect(() => {
    if (!inViewport || !key) return undefined
    return pictures.order({ key, width: WIDTHS[size], scene }, setAddress)
  }, [inViewport, key, scene, size])
  return (
    <span ref={ref} className={className}>
      {address && <img className={className} src={address} alt="" decoding="async" draggable={false} />}
    </span>
  )
}
