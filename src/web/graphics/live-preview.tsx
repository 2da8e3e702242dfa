import { useEffect, useRef } from 'react'
import type { Scene } from '#scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import classes from './live-preview.module.css'

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
}

/** The graphic itself at full size, shown as large as there is room; what is seen is what is exported. */
export function LivePreview({ scene, label }: LivePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const painter = pagePainter()
    const surface = opaqueSurface(element)
    let isCurrent = true
    const paint = () => {
      if (isCurrent) painter.paint(surface, scene)
    }
    element.dataset.painted = 'false'
    const frame = requestAnimationFrame(paint)
    void painter.prepare(scene).then(() => {
      paint()
      element.dataset.painted = 'true'
    })
    return () => {
      isCurrent = false
      cancelAnimationFrame(frame)
    }
  }, [scene])

  return (
    <canvas
      ref={canvas}
      className={classes.preview}
      width={scene.width}
      height={scene.height}
      role="img"
      aria-label={label}
    />
  )
}
