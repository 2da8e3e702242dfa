import { useLayoutEffect, useRef } from 'react'
import type { Scene } from '#graphic/scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import classes from './live-preview.module.css'
import { type PartPainter, Repainter } from './repainter.ts'

let shared: GraphicPainter | undefined

/** One painter for all previews of the page: a photo decoded for the line-up is there for the goal. */
const pagePainter = (): GraphicPainter => {
  shared ??= new GraphicPainter()
  return shared
}

interface LivePreviewProps {
  scene: Scene
  /** What the picture shows, for those who do not see it. */
  label: string
  /** How parts are drawn where more than a player is dragged. */
  partsBy?: (painter: GraphicPainter) => PartPainter
  /** Told what could not be had, as soon as that is known. */
  onPrepared?: (failed: readonly string[]) => void
}

const REST_MS = 150

/** The graphic itself at full size, shown as large as there is room; what is seen is what is exported. */
export function LivePreview({ scene, label, partsBy, onPrepared }: LivePreviewProps) {
  const tellPrepared = useRef(onPrepared)
  tellPrepared.current = onPrepared
  const canvas = useRef<HTMLCanvasElement>(null)
  const repainting = useRef<{ element: HTMLCanvasElement; repainter: Repainter }>(null)

  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const painter = pagePainter()
    if (repainting.current?.element !== element)
      repainting.current = { element, repainter: new Repainter(opaqueSurface(element), painter, partsBy?.(painter)) }
    const { repainter: current } = repainting.current
    let rest: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    element.dataset.painted = 'false'
    const frame = requestAnimationFrame(() => current.paint(scene))
    void painter.prepare(scene).then((failed) => {
      if (isGone) return
      tellPrepared.current?.(failed)
      current.paint(scene)
      rest = setTimeout(() => {
        current.paintWhole(scene)
        element.dataset.painted = 'true'
      }, REST_MS)
    })
    return () => {
      isGone = true
      clearTimeout(rest)
      cancelAnimationFrame(frame)
    }
  }, [scene, partsBy])

  return (
    <canvas
      // A canvas that gets another size is cleared, whatever its painter believes to be on it: it is a new one.
      key={`${scene.width}x${scene.height}`}
      ref={canvas}
      className={classes.preview}
      width={scene.width}
      height={scene.height}
      // Where the drawing cannot name its language, neither the page nor the worker may guess one.
      lang=""
      role="img"
      aria-label={label}
    />
  )
}
