import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from './tell-failure.ts'
import { toastSuccess } from './toast.tsx'

interface InlineSave<Save> {
  save: UseMutationResult<unknown, Error, Save>
  words: { success: string; failure: string }
  onDone: () => void
}

/** Sends what an inline form holds, with how far its files are, and tells how it went. */
export function useInlineSave<Save>({ save, words, onDone }: InlineSave<Save>) {
  const [sentShare, setSentShare] = useState(0)
  return {
    isPending: save.isPending,
    sentShare: (hasFiles: boolean) => (save.isPending && hasFiles ? sentShare : null),
    send(prepare: (onProgress: (share: number) => void) => Save) {
      setSentShare(0)
      save.mutate(prepare(setSentShare), {
        onSuccess: () => {
          toastSuccess(words.success)
          onDone()
        },
        onError: (error) => tellFailure(words.failure, error),
      })
    },
  }
}
