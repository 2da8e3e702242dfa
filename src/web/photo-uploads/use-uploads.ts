import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sessionQuery } from '#web/api/session.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { pauses } from './pauses.ts'
import { ScreenLock } from './screen-lock.ts'
import { isLeft, type UploadItem } from './upload-item.ts'
import { UploadQueue } from './upload-queue.ts'

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** It follows who is signed in for as long as its client's cache is there. */
function openQueue(client: QueryClient): UploadQueue {
  const lock = new ScreenLock()
  const queue = new UploadQueue({
    pauses,
    onLeft: (isAny) => {
      if (isAny) window.addEventListener('beforeunload', askBeforeLeaving)
      else window.removeEventListener('beforeunload', askBeforeLeaving)
    },
    onGoing: (isGoing) => lock.want(isGoing),
    onSessionEnd: () => void client.invalidateQueries(sessionQuery),
  })
  const follow = () => {
    const person = client.getQueryData(sessionQuery.queryKey)?.id ?? null
    if (person === null && queue.now().some(isLeft))
      toastFailure('Wysyłanie zdjęć czeka', 'Zaloguj się ponownie w tej karcie, a ruszy dalej.')
    queue.signIn(person)
  }
  client.getQueryCache().subscribe((event) => {
    // What the server has said; that it is asked, or does not answer, is no news of anybody.
    const isRead = event.type === 'updated' && event.action.type === 'success'
    if (isRead && event.query.queryKey[0] === sessionQuery.queryKey[0]) follow()
  })
  follow()
  return queue
}

const queues = new WeakMap<QueryClient, UploadQueue>()

/** The one of this page, which goes on while other screens are open. */
export function useUploadQueue(): UploadQueue {
  const client = useQueryClient()
  const queue = queues.get(client) ?? openQueue(client)
  queues.set(client, queue)
  return queue
}

export const useUploadItems = (queue: UploadQueue): readonly UploadItem[] =>
  useSyncExternalStore(queue.subscribe, queue.now)
