import { Input } from '@mantine/core'
import { useMove } from '@mantine/hooks'
import { pictureAtSize } from '#contract/picture.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { useEditorActions } from '../editor-actions.ts'
import classes from './focus-point.module.css'
import { NumberProperty } from './number-property.tsx'

const AXES = [
  { axis: 'x', label: 'W poziomie (%)' },
  { axis: 'y', label: 'W pionie (%)' },
] as const

const percent = (share: number): number => Math.round(share * 100)

/** Which point of the background stays in sight in formats of other proportions: shown with a finger, or typed. */
export function FocusPoint({ background, focus }: { background: string; focus: Point }) {
  const actions = useEditorActions()
  const { ref } = useMove(({ x, y }) => actions.setFocus({ x: percent(x), y: percent(y) }), {
    onScrubEnd: actions.rest,
  })
  return (
    <Input.Wrapper
      size="sm"
      label="Punkt skupienia"
      description="To miejsce obrazu zostaje widoczne, gdy format ma inne proporcje."
    >
      <div className={classes.point}>
        <div ref={ref} className={classes.picture} data-testid="focus-point">
          <img src={pictureAtSize(background, 480)} alt="" draggable={false} />
          <span className={classes.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
        <div className={classes.fields}>
          {AXES.map(({ axis, label }) => (
            <NumberProperty
              key={axis}
              field={{ type: 'number', label, min: 0, max: 100, step: 1, default: 50 }}
              value={focus[axis]}
              onChange={(value) => actions.setFocus({ ...focus, [axis]: Math.round(value) })}
              onRest={actions.rest}
            />
          ))}
        </div>
      </div>
    </Input.Wrapper>
  )
}
