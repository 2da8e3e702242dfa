import { useEffect, useRef, useState } from 'react'
import { HttpError } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import type { FormatScene, ShownGraphic } from '#web/match-store/use-graphic.ts'
import type { GraphicFile } from './graphic-file.ts'
import { type GraphicPhoto, useGraphicPhoto } from './photo/use-graphic-photo.ts'
import { useGenerate } from './use-generate.ts'
import { useGraphicFiles } from './use-graphic-files.ts'

interface Finished {
  photo: GraphicPhoto
  files: readonly GraphicFile[]
  /** Of the format on the screen. */
  shown: GraphicFile | null
  /** The file itself, at hand before the server has it. */
  png: Blob | null
  /** Sends it, unless that was done. */
  begin: () => void
  isBegun: boolean
  url: string | null
  isSending: boolean
  /** It goes to the server by itself when there is a connection. */
  isWaiting: boolean
  progress: number
  /** Why the server does not have it. */
  error: Error | null
  retry: () => void
}

/** Without a connection there is nothing to tell but that it waits. */
const serverFault = (outage: unknown): Error | null => (outage instanceof HttpError ? outage : null)

/** At hand before the tap: a share sheet opens only at once after it. */
function useFileAtHand(file: GraphicFile | null): Blob | null {
  const [atHand, setAtHand] = useState<{ file: GraphicFile; png: Blob } | null>(null)
  useEffect(() => {
    file?.load().then(
      (png) => setAtHand({ file, png }),
      (error: unknown) => logFailure('Nie udało się przygotować pliku z grafiką', error),
    )
  }, [file])
  return atHand !== null && atHand.file === file ? atHand.png : null
}

/**
 * Makes and sends the graphic, once for everything that can be seen on it: by itself, or when it is first shared. The
 * sheet says how it went; a toast would lie over its share button.
 */
export function useFinishedGraphic(
  graphic: ShownGraphic,
  isComplete: boolean,
  sends: 'by-itself' | 'when-shared' = 'by-itself',
): Finished {
  const photo = useGraphicPhoto(graphic)
  const { files, shown } = useGraphicFiles(graphic, photo)
  const generation = useGenerate(graphic, { onError: photo.heed })
  const { generate, isOfShown, isWaiting } = generation
  const begun = useRef<readonly FormatScene[] | null>(null)
  const isReady = isComplete && photo.loss === null && !photo.isComing
  const png = useFileAtHand(isReady ? shown : null)

  const begin = () => {
    if (!isReady || graphic.scenes.length === 0 || begun.current === graphic.scenes) return
    begun.current = graphic.scenes
    generate()
  }

  useEffect(() => {
    if (sends === 'by-itself') begin()
  })

  return {
    photo,
    files,
    shown,
    png,
    begin,
    isBegun: sends === 'by-itself' || isOfShown,
    url: isOfShown ? generation.url : null,
    isSending: generation.isPending,
    isWaiting,
    progress: generation.progress,
    error: generation.error ?? (isWaiting ? serverFault(generation.outage) : null),
    retry: isWaiting ? generation.sendNow : generate,
  }
}
