import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/api/log.ts'
import { usePreparedExport } from '#web/graphics/use-prepared-export.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { useGenerate } from './use-generate.ts'

interface Finished {
  /** The file itself, at hand before the server has it. */
  png: Blob | null
  url: string | null
  isSending: boolean
  progress: number
  /** Why the server does not have it. */
  error: Error | null
  retry: () => void
}

/** Makes and sends the graphic by itself, once for everything that can be seen on it. */
export function useFinishedGoal(graphic: Graphic, clubName: string, isComplete: boolean): Finished {
  const prepared = usePreparedExport(graphic.scene)
  const generation = useGenerate(graphic, prepared, clubName)
  const { mutate } = generation
  // The sheet says itself how it went; a toast would lie over its share button.
  const send = useCallback(() => mutate(undefined, { onSettled: () => notifications.clean() }), [mutate])
  const content = isComplete && graphic.scene ? JSON.stringify(graphic.scene) : null
  const begun = useRef<string | null>(null)
  const [file, setFile] = useState<{ content: string; png: Blob } | null>(null)

  useEffect(() => {
    if (content === null || begun.current === content) return
    begun.current = content
    send()
    prepared.take().then(
      ({ png }) => setFile({ content, png }),
      (error: unknown) => logFailure('Nie udało się przygotować pliku z grafiką gola', error),
    )
  }, [content, send, prepared])

  const isCurrent = file !== null && file.content === content
  return {
    png: isCurrent ? file.png : null,
    url: isCurrent ? (generation.data?.url ?? null) : null,
    isSending: generation.isPending,
    progress: generation.progress,
    error: generation.error,
    retry: send,
  }
}
