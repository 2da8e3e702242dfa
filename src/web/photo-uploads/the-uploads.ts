import { useSyncExternalStore } from 'react'
import { lineIsBack } from './line.ts'
import type { UploadItem } from './upload-item.ts'
import { UploadQueue } from './upload-queue.ts'

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** The one of this page. */
export const theUploads = new UploadQueue({
  lineIsBack,
  guard: (isBusy) => {
    if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  },
})

export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(theUploads.subscribe, theUploads.now)
