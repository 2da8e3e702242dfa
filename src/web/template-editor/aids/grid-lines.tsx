import { useMemo } from 'react'
import { gridLines } from '#graphic/template/editor/aids.ts'
import { useEditor } from '../editor-store.ts'
import classes from './aids.module.css'

export function GridLines() {
  const step = useEditor(({ aids }) => aids.grid)
  const size = useEditor(({ canvas }) => canvas.size)
  const path = useMemo(() => {
    if (step === null) return ''
    const { x, y } = gridLines(step, size)
    return [...x.map((at) => `M${at} 0V${size.height}`), ...y.map((at) => `M0 ${at}H${size.width}`)].join('')
  }, [step, size])
  if (step === null) return null
  return (
    <svg className={classes.grid} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden data-testid="grid">
      <path d={path} />
    </svg>
  )
}
