import { type RefObject, useCallback, useEffect, useState } from 'react'
import { bounded, fitted, type Size, type StageView } from './stage-view.ts'

/** Where the picture lies; all of it is shown again when the stage changes its size. */
export function useStageView(stage: RefObject<HTMLDivElement | null>, size: Size) {
  const [view, setView] = useState<StageView>({ x: 0, y: 0, scale: 0.1 })
  const room = useCallback(() => {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {}
    return { width: clientWidth, height: clientHeight }
  }, [stage])
  const fit = useCallback(() => setView(fitted(size, room())), [size, room])
  const change = useCallback(
    (by: (view: StageView) => StageView) => setView((shown) => bounded(by(shown), size, room())),
    [size, room],
  )
  useEffect(() => {
    const observer = new ResizeObserver(fit)
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage, fit])
  return { view, change, fit, middle: () => ({ x: room().width / 2, y: room().height / 2 }) }
}
