import { useMemo, useRef } from 'react'
import { LostPhotoError } from '#web/api/lost-photo-error.ts'
import type { ExportedGraphic } from '#web/graphics/export-png.ts'
import { usePreparedExport } from '#web/graphics/use-prepared-export.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import type { GraphicFile } from './graphic-file.ts'
import type { GraphicPhoto } from './photo/use-graphic-photo.ts'

interface GraphicFiles {
  files: readonly GraphicFile[]
  /** Of the format on the screen. */
  shown: GraphicFile | null
}

/** The graphic on the screen as files, drawn by this browser while nobody waits; none without the photo that was chosen for it. */
export function useGraphicFiles(
  { scenes, inTurn, format, photo: chosen }: ShownGraphic,
  photo: GraphicPhoto,
): GraphicFiles {
  const prepared = usePreparedExport(inTurn)
  const needed = useRef({ chosen, heed: photo.heed })
  needed.current = { chosen, heed: photo.heed }
  const files = useMemo(
    () =>
      scenes.map((one) => ({
        format: one.format,
        load: async () => {
          const { chosen, heed } = needed.current
          if (chosen?.pictures.length === 0) throw new LostPhotoError('gone')
          const hasPhoto = ({ failed }: ExportedGraphic) => !chosen?.pictures.some((one) => failed.includes(one))
          const made = await prepared.takeFit(one.scene, hasPhoto)
          if (hasPhoto(made)) return made.png
          const lost = new LostPhotoError('unread')
          heed(lost)
          throw lost
        },
      })),
    [scenes, prepared],
  )
  return { files, shown: files.find((file) => file.format === format) ?? null }
}
