import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { clubTag, graphicFileName } from '#domain/club/club-tag.ts'
import { uploadGraphic } from '#web/api/graphics.ts'
import { errorText, HttpError, serverMessage } from '#web/api/http-error.ts'
import type { PreparedExport } from '#web/graphics/prepared-export.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { changeHere } from '#web/match-store/shared-sync.ts'
import type { Graphic, GraphicKind } from '#web/match-store/use-graphic.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const GRAPHIC_FIELDS = {
  lineup: 'lineupGraphic',
  goal: 'goalGraphic',
  result: 'resultGraphic',
} as const satisfies Record<GraphicKind, string>

export const graphicField = (kind: GraphicKind) => GRAPHIC_FIELDS[kind]

export const fileNameOf = (clubName: string, graphic: Pick<Graphic, 'type'>): string =>
  graphicFileName(clubTag(clubName), graphic.type, Math.round(serverNow()))

const failureText = (error: unknown): string =>
  (error instanceof HttpError ? serverMessage(error) : errorText(error)) || 'Spróbuj ponownie później'

/** scene → PNG (made while nobody waited) → upload → address. */
export function useGenerate(graphic: Graphic, prepared: PreparedExport, clubName: string) {
  const [progress, setProgress] = useState(0)
  const generation = useMutation({
    mutationFn: async () => {
      setProgress(0)
      const { scene, kind, type } = graphic
      const { png } = await prepared.take()
      const { url } = await uploadGraphic({
        png,
        type,
        filename: fileNameOf(clubName, graphic),
        onProgress: setProgress,
      })
      changeHere((studio) => ({ ...studio, [graphicField(kind)]: url }))
      return { url, scene }
    },
    onSuccess: () => toastSuccess('Grafika wygenerowana', 'Możesz ją teraz pobrać albo udostępnić.'),
    onError: (error) => toastFailure('Błąd generowania grafiki', failureText(error)),
  })
  return { ...generation, progress }
}
