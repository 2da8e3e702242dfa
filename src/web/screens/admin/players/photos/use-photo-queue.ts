import { useEffect, useRef, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useSavePlayer } from '#web/api/player-changes.ts'
import { counted } from '#web/ui/counted.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { isReady, type PhotoItem, withFiles } from './photo-item.ts'

const FAILURE = 'Błąd aktualizacji zawodnika'

/** Photos that wait for their players, and are then sent one after another. */
export function usePhotoQueue(squad: readonly Player[]) {
  const [items, setItems] = useState<readonly PhotoItem[]>([])
  const [isSending, setSending] = useState(false)
  const isOpen = useRef(true)
  const { mutateAsync: save } = useSavePlayer()
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const change = (key: number, part: Partial<PhotoItem>) =>
    setItems((known) => known.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const sendOne = async ({ key, file, playerId, kind }: PhotoItem): Promise<boolean> => {
    if (playerId === null) return false
    const onProgress = (share: number) => change(key, { state: { status: 'sending', share } })
    onProgress(0)
    try {
      const photo = kind === 'scorer' ? { scorerImage: file } : { playerImage: file }
      await save({ id: playerId, data: {}, ...photo, onProgress })
      change(key, { state: { status: 'saved' } })
      return true
    } catch (error) {
      logFailure(FAILURE, error)
      change(key, { state: { status: 'failed', message: serverMessage(error) } })
      return false
    }
  }

  const send = async (chosen: readonly PhotoItem[]) => {
    setSending(true)
    let saved = 0
    let failed = 0
    for (const item of chosen) {
      // Closing the dialog stops the rest; what is under way comes to its end.
      if (!isOpen.current) return toastFailure('Wysyłanie przerwane', `Zapisano ${saved} z ${chosen.length} zdjęć`)
      if (await sendOne(item)) saved++
      else failed++
    }
    setSending(false)
    if (failed > 0) toastFailure(FAILURE, `Nie zapisano: ${photos(failed)}. Spróbuj ponownie.`)
    else toastSuccess('Zdjęcia zapisane', photos(saved))
  }

  return {
    items,
    isSending,
    add: (files: readonly File[]) => setItems((known) => withFiles(known, files, squad)),
    change,
    sendAll: () => void send(items.filter(isReady)),
    sendAgain: (item: PhotoItem) => void send([item]),
  }
}

const photos = (count: number): string => counted(count, ['zdjęcie', 'zdjęcia', 'zdjęć'])
