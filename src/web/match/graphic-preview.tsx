import { GraphicFrame } from '#web/graphics/graphic-frame.tsx'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { NoTemplate } from './no-template.tsx'
import type { GraphicPhoto } from './photo/use-graphic-photo.ts'

interface GraphicPreviewProps {
  graphic: ShownGraphic
  photo: GraphicPhoto
  className: string | undefined
}

/** The graphic itself, as it will be. */
export function GraphicPreview({ graphic, photo, className }: GraphicPreviewProps) {
  const { scene, scenes, format, altText } = graphic
  return (
    <GraphicFrame className={className} formats={scenes.map((one) => one.format)} shown={scene && format}>
      {scene ? (
        <LivePreview
          // With a new try all is prepared and painted anew.
          key={`${format} ${photo.attempt}`}
          scene={scene}
          label={altText}
          onPrepared={photo.onPrepared}
        />
      ) : (
        <NoTemplate />
      )}
    </GraphicFrame>
  )
}
