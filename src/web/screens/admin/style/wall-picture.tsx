import { useCallback, useMemo } from 'react'
import type { PictureSize } from '#contract/picture.ts'
import { contentHash } from '#domain/content-hash.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { Fitting } from '#graphic/style/styled-scene.ts'
import { templateView } from '#graphic/template/template-view.ts'
import { SmallPicture } from '#web/graphics/template-picture/small-picture.tsx'
import { smallScene } from '#web/graphics/template-picture/small-scene.ts'
import { clubHash } from '#web/graphics/template-picture/template-scene.ts'

interface WallPictureProps extends Fitting {
  isReady: boolean
  size: PictureSize
  className: string | undefined
}

async function drawnScene(fitting: Fitting, size: PictureSize) {
  const [{ styledScene }, kind] = await Promise.all([
    import('#graphic/style/styled-scene.ts'),
    kindFacts(fitting.template.type).load(),
  ])
  return smallScene(styledScene(kind, fitting), size)
}

/** A finished graphic in the style that is being chosen. */
export function WallPicture({ template, catalogue, match, format, isReady, size, className }: WallPictureProps) {
  const key = useMemo(() => {
    const { type, isStarter } = template
    const photos = kindFacts(type).takesPhoto && catalogue.photos
    const view = templateView(template, format)
    const seen = [type, isStarter, view, clubHash(catalogue), photos, match, format, size, 'styled']
    return isReady && contentHash(JSON.stringify(seen))
  }, [template, catalogue, match, format, isReady, size])
  const scene = useCallback(
    () => drawnScene({ template, catalogue, match, format }, size),
    [template, catalogue, match, format, size],
  )
  return <SmallPicture pictureKey={key} scene={scene} size={size} className={className} />
}
