import { useMemo } from 'react'
import { usePreparedExport } from '#web/graphics/use-prepared-export.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import type { GraphicFile } from './graphic-file.ts'

interface GraphicFiles {
  files: readonly GraphicFile[]
  /** Of the format on the screen. */
  shown: GraphicFile | null
}

/** The graphic on the screen as files, drawn by this browser while nobody waits. */
export function useGraphicFiles({ scenes, inTurn, format }: ShownGraphic): GraphicFiles {
  const prepared = usePreparedExport(inTurn)
  const files = useMemo(
    () => scenes.map((one) => ({ format: one.format, load: async () => (await prepared.take(one.scene)).png })),
    [scenes, prepared],
  )
  return { files, shown: files.find((file) => file.format === format) ?? null }
}
