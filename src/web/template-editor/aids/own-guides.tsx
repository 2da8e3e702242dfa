import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { guidesIn, isOnCanvas, keptOnCanvas } from '#graphic/template/editor/aids.ts'
import type { Guide } from '#graphic/template/editor/snapping.ts'
import { useEditor, useEditorStore, useFormat } from '../editor-store.ts'
import { useAidActions } from './aid-actions.ts'
import classes from './aids.module.css'
import { pullGuide } from './pull-guide.ts'

const LARGE_STEP = 10
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface OwnGuidesProps {
  board: RefObject<HTMLElement | null>
}

export function OwnGuides({ board }: OwnGuidesProps) {
  const aids = useEditor((state) => state.aids)
  const guides = guidesIn(aids, useFormat())
  if (!aids.rulers) return null
  // biome-ignore lint/suspicious/noArrayIndexKey: a guide has no name but its place in the list
  return guides.map((guide, index) => <OwnGuide key={index} guide={guide} index={index} board={board} />)
}

function OwnGuide({ guide, index, board }: OwnGuidesProps & { guide: Guide; index: number }) {
  const store = useEditorStore()
  const actions = useAidActions()
  const size = useEditor(({ canvas }) => canvas.size)
  const { axis, at } = guide
  const length = axis === 'x' ? size.width : size.height
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !board.current) return
    event.currentTarget.focus()
    pullGuide(store, actions, { board: board.current, axis, index, pointerId: event.pointerId })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event
    const step = STEPS[key]
    if (step !== undefined) actions.putGuide(index, keptOnCanvas(guide, at + step * (shiftKey ? LARGE_STEP : 1), size))
    else if (key === 'Delete' || key === 'Backspace') {
      currentTarget.closest<HTMLElement>('section')?.focus()
      actions.removeGuide(index)
    } else return
    event.preventDefault()
  }
  return (
    <div
      className={classes.guide}
      data-axis={axis}
      hidden={!isOnCanvas(guide, size)}
      style={{ [axis === 'x' ? 'left' : 'top']: `${(at / length) * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-label={axis === 'x' ? 'Prowadnica pionowa' : 'Prowadnica pozioma'}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={at}
      aria-valuetext={`${at} px`}
      data-at={`${at} px`}
      onPointerDown={pull}
      onKeyDown={onKeyDown}
    />
  )
}
