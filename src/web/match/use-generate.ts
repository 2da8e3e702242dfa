import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { clubTag, graphicFileName } from '#domain/club/club-tag.ts'
import { uploadGraphic } from '#web/api/graphics.ts'
import type { PreparedExport } from '#web/graphics/prepared-export.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { changeHere, saveNow } from '#web/match-store/shared-sync.ts'
import type { Graphic, GraphicKind } from '#web/match-store/use-graphic.ts'

const GRAPHIC_FIELDS = {
  lineup: 'lineupGraphic',
  goal: 'goalGraphic',
  result: 'resultGraphic',
} as const satisfies Record<GraphicKind, string>

export const graphicField = (kind: GraphicKind) => GRAPHIC_FIELDS[kind]

export const fileNameOf = (clubName: string, graphic: Pick<Graphic, 'type'>): string =>
  graphicFileName(clubTag(clubName), graphic.type, Math.round(serverNow()))

interface Outcome {
  onSuccess?: () => void
  onError?: (error: Error) => void
}

/** scene → PNG (made while nobody waited) → upload → address. */
export function useGenerate(graphic: Graphic, prepared: PreparedExport, clubName: string, outcome: Outcome = {}) {
  const [progress, setProgress] = useState(0)
  const generation = useMutation({
    mutationFn: async () => {
      setProgress(0)
      const { scene, kind, type } = graphic
      // The server files a graphic under the match it knows of: what was changed a moment ago must be there first.
      const [{ png }] = await Promise.all([prepared.take(), saveNow()])
      const { url } = await uploadGraphic({
        png,
        type,
        filename: fileNameOf(clubName, graphic),
        onProgress: setProgress,
      })
      changeHere((studio) => ({ ...studio, [graphicField(kind)]: url }))
      return { url, scene }
    },
    ...outcome,
  })
  return { ...generation, progress }
}
