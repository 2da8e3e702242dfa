import { useMediaQuery } from '@mantine/hooks'
import { type PointerEvent, useRef } from 'react'

/** Whether fingers are the main way in: a field that takes the focus there brings up the keyboard over the list. */
export const useIsTouchFirst = (): boolean =>
  useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })

/** Tells taps of a finger from clicks. The pointer itself is asked, since many laptops have both. */
export function useTouch() {
  const pointerType = useRef('')
  return {
    onPointerDown: (event: PointerEvent) => {
      pointerType.current = event.pointerType
    },
    /** To be asked once, on the click: one that comes from the keyboard has no pointer before it. */
    takeTouch: (): boolean => {
      const isTouch = pointerType.current === 'touch'
      pointerType.current = ''
      return isTouch
    },
  }
}
