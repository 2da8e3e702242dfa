import { useState } from 'react'
import type { Point } from '#graphic/template/element-box.ts'
import { uploadPicture } from '#web/api/pictures.ts'
import { openPicture } from '#web/ui/picture-source.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { useEditorActions } from '../editor-actions.ts'
import { type EditorStore, useEditorStore } from '../editor-store.ts'
import { PICTURE_FAILURE } from './picture-failure.ts'

/** Pixels of the graphic between pictures that came together. */
const APART = 40

/** A picture that arrives while something is being moved would be lost with the next move. */
const whenStill = (store: EditorStore): Promise<void> =>
  new Promise((resolve) => {
    const isStill = () => store.getState().canvas.gesture.kind === 'none'
    if (isStill()) return resolve()
    const stop = store.subscribe(() => {
      if (!isStill()) return
      stop()
      resolve()
    })
  })

export interface PictureIntake {
  isSending: boolean
  /** Each becomes an element around this point, the next a little aside. */
  take: (files: readonly File[], middle: Point) => Promise<void>
}

export function usePictureIntake(): PictureIntake {
  const store = useEditorStore()
  const actions = useEditorActions()
  const [waiting, setWaiting] = useState(0)
  const take = async (files: readonly File[], middle: Point) => {
    setWaiting((count) => count + files.length)
    for (const [index, file] of files.entries()) {
      try {
        const picture = await openPicture(file)
        const src = await uploadPicture(file)
        await whenStill(store)
        actions.addPicture(src, picture, { x: middle.x + index * APART, y: middle.y + index * APART })
      } catch (error) {
        tellFailure(PICTURE_FAILURE, error)
      }
      setWaiting((count) => count - 1)
    }
  }
  return { isSending: waiting > 0, take }
}
