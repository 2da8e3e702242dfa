import { useEffect, useRef, useState } from 'react'
import { errorText, serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useSaveCutout } from '#web/api/player-cutouts.ts'
import { CutOutSession } from '#web/cut-out/cut-out-session.ts'
import { type CutoutItem, type CutoutState, isWaiting, itemsOf, withState } from './cutout-item.ts'
import type { PlayerPhoto } from './player-photos.ts'

/** Photos that are cut out one after another, and saved one after another as they are accepted. */
export function useCutoutQueue(photos: readonly PlayerPhoto[]) {
  const [items, setItems] = useState(() => itemsOf(photos))
  const { mutateAsync: save } = useSaveCutout()
  /** Saves wait for each other; closing the dialog does not stop what was accepted. */
  const saves = useRef<Promise<void>>(Promise.resolve())
  const change = (key: string, state: CutoutState) => setItems((known) => withState(known, key, state))
  const next = items.find(({ state }) => state.status === 'working') ?? items.find(isWaiting)
  const [key, source] = [next?.key, next?.source]

  useEffect(() => {
    if (key === undefined || source === undefined) return
    let isLeft = false
    const tell = (state: CutoutState) => !isLeft && setItems((known) => withState(known, key, state))
    const session = new CutOutSession({ progress: (share) => tell({ status: 'working', share }) })
    cutOut(session, source)
      .then(tell, (error: unknown) => {
        if (isLeft) return
        logFailure('Błąd wycinania tła', error)
        tell({ status: 'failed', message: errorText(error) })
      })
      // Its memory goes before the next one comes.
      .finally(() => session.close())
    return () => {
      isLeft = true
      session.close()
    }
  }, [key, source])

  const saveOne = async ({ key: saved, player, photo, source: madeFrom }: CutoutItem, file: Blob) => {
    try {
      await save({ id: player.id, photo, file, madeFrom })
      change(saved, { status: 'saved', file })
    } catch (error) {
      logFailure('Błąd zapisywania wycięcia', error)
      change(saved, { status: 'failed', message: serverMessage(error), file })
    }
  }
  const accept = (item: CutoutItem, file: Blob): Promise<void> => {
    change(item.key, { status: 'saving', file })
    saves.current = saves.current.then(() => saveOne(item, file))
    return saves.current
  }
  return {
    items,
    accept,
    skip: (item: CutoutItem) => change(item.key, { status: 'skipped' }),
    tryAgain: (item: CutoutItem) => change(item.key, { status: 'waiting' }),
  }
}

async function cutOut(session: CutOutSession, source: string): Promise<CutoutState> {
  const { origin } = await session.open({ photo: source })
  const file = origin === 'nobody' ? null : await session.encode()
  return file ? { status: 'ready', file } : { status: 'nobody' }
}
