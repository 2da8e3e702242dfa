import { useCallback, useEffect, useRef, useState } from 'react'
import type { Scene } from '#scene/node.ts'
import { HttpError } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { usePreparedExport } from '#web/graphics/use-prepared-export.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { useGenerate } from './use-generate.ts'

interface Finished {
  /** The file itself, at hand before the server has it. */
  png: Blob | null
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

/**
 * Makes and sends the graphic by itself, once for everything that can be seen on it. The sheet says how it went; a toast
 * would lie over its share button.
 */
export function useFinishedGoal(graphic: Graphic, clubName: string, isComplete: boolean): Finished {
  const prepared = usePreparedExport(graphic.scene)
  const generation = useGenerate(graphic, prepared, clubName)
  const { mutate } = generation
  const send = useCallback(() => mutate(), [mutate])
  const scene = isComplete ? graphic.scene : null
  const begun = useRef<Scene | null>(null)
  const [file, setFile] = useState<{ scene: Scene; png: Blob } | null>(null)

  useEffect(() => {
    if (scene === null || begun.current === scene) return
    begun.current = scene
    send()
    prepared.take().then(
      ({ png }) => setFile({ scene, png }),
      (error: unknown) => logFailure('Nie udało się przygotować pliku z grafiką gola', error),
    )
  }, [scene, send, prepared])

  const isCurrent = file !== null && file.scene === scene
  const isMade = generation.data?.scene === scene
  return {
    png: isCurrent ? file.png : null,
    url: isCurrent && isMade ? generation.url : null,
    isSending: generation.isPending,
    isWaiting: generation.isWaiting,
    progress: generation.progress,
    error: generation.error ?? (generation.isWaiting ? serverFault(generation.data?.outage) : null),
    retry: generation.isWaiting ? generation.sendNow : send,
  }
}
