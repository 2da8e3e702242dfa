import { type PointerEvent, type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { rulerTicks } from '#graphic/template/editor/ruler.ts'
import type { Guide } from '#graphic/template/editor/snapping.ts'
import { useEditor, useEditorStore } from '../editor-store.ts'
import { useAidActions } from './aid-actions.ts'
import classes from './aids.module.css'
import { pullGuide } from './pull-guide.ts'

/** As thick as --ruler says. */
export const RULER = 22
const LABEL_INDENT = 3

interface RulersProps {
  board: RefObject<HTMLElement | null>
  scale: number
}

/** Along the top and the left edge of the view; they stay in sight while the canvas scrolls under them. */
export function Rulers({ board, scale }: RulersProps) {
  if (!useEditor(({ aids }) => aids.rulers)) return null
  return (
    <>
      <div className={classes.corner} aria-hidden />
      <Ruler board={board} scale={scale} side="top" />
      <Ruler board={board} scale={scale} side="left" />
    </>
  )
}

const SIDES = {
  top: { pulls: 'y', label: 'Linijka pozioma: dodaj prowadnicę poziomą' },
  left: { pulls: 'x', label: 'Linijka pionowa: dodaj prowadnicę pionową' },
} as const satisfies Record<string, { pulls: Guide['axis']; label: string }>

function Ruler({ board, scale, side }: RulersProps & { side: keyof typeof SIDES }) {
  const store = useEditorStore()
  const actions = useAidActions()
  const { pulls, label } = SIDES[side]
  const size = useEditor(({ canvas }) => canvas.size)
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !board.current) return
    event.currentTarget.releasePointerCapture(event.pointerId)
    pullGuide(store, actions, { board: board.current, axis: pulls, index: null, pointerId: event.pointerId })
  }
  const addInMiddle = () => {
    const at = Math.round((pulls === 'x' ? size.width : size.height) / 2)
    flushSync(() => actions.addGuide({ axis: pulls, at }))
    const guides = board.current?.querySelectorAll<HTMLElement>(`.${classes.guide}`)
    guides?.[guides.length - 1]?.focus()
  }
  return (
    <div className={classes[side]}>
      <Ticks length={side === 'top' ? size.width : size.height} scale={scale} isUpright={side === 'left'} />
      <button
        type="button"
        className={classes.handle}
        aria-label={label}
        title="Przeciągnij na grafikę, aby dodać prowadnicę"
        onPointerDown={begin}
        onClick={({ detail }) => {
          // By a key: a pointer pulls.
          if (detail === 0) addInMiddle()
        }}
      />
    </div>
  )
}

function Ticks({ length, scale, isUpright }: { length: number; scale: number; isUpright: boolean }) {
  const ticks = useMemo(() => rulerTicks(length, scale), [length, scale])
  const shown = length * scale
  const mark = (at: number, isLabelled: boolean) => {
    const place = Math.round(at * scale) + 0.5
    const from = isLabelled ? RULER * 0.3 : RULER * 0.72
    return isUpright ? `M${from} ${place}H${RULER}` : `M${place} ${from}V${RULER}`
  }
  return (
    <svg aria-hidden width={isUpright ? RULER : shown} height={isUpright ? shown : RULER}>
      <path d={ticks.map(({ at, isLabelled }) => mark(at, isLabelled)).join('')} />
      {ticks
        .filter(({ isLabelled }) => isLabelled)
        .map(({ at }) => (
          <text
            key={at}
            transform={
              isUpright
                ? `translate(${RULER / 2} ${at * scale + LABEL_INDENT}) rotate(-90)`
                : `translate(${at * scale + LABEL_INDENT} ${RULER / 2})`
            }
            textAnchor={isUpright ? 'end' : 'start'}
          >
            {at}
          </text>
        ))}
    </svg>
  )
}
