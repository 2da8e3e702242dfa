import { useEffect, useReducer, useRef } from 'react'
import type { Photo } from '#contract/photo.ts'
import { NO_SELECTION, nextSelection } from './photo-selection.ts'

/** What is selected of the photos on the screen. */
export function usePhotoSelection(photos: readonly Photo[]) {
  const [selection, step] = useReducer(nextSelection, NO_SELECTION)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => step({ type: 'shown', shown: photos.map(({ id }) => id) }), [photos])
  const end = () => {
    step({ type: 'end' })
    // The bar goes, and the focus with it.
    button.current?.focus({ preventScroll: true })
  }
  return {
    selection,
    step,
    end,
    /** What begins and ends it. */
    button,
    turn: () => step({ type: selection.isOn ? 'end' : 'begin' }),
  }
}
