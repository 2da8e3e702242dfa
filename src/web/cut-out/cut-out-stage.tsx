import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { usePictureAddress } from '#web/ui/picture-address.ts'
import { type BrushSettings, brushAt, type Ground } from './brush-settings.ts'
import classes from './cut-out-stage.module.css'
import { moved, onPicture, type Size, zoomedAt } from './stage-view.ts'
import type { CutOutHands } from './use-cut-out.ts'
import { useStageGestures } from './use-stage-gestures.ts'
import { useStageView } from './use-stage-view.ts'

interface CutOutStageProps {
  hands: CutOutHands
  size: Size
  photo: string | Blob
  brush: BrushSettings
  ground: Ground
}

const STEP = 1.4
const PUSH = 40

/** The cut-out under the brush. */
export function CutOutStage({ hands: { session, attach }, size, photo, brush, ground }: CutOutStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  const { view, change, fit, middle } = useStageView(stage, size)
  const file = usePictureAddress(photo instanceof Blob ? photo : null)
  const address = photo instanceof Blob ? file : photo
  const gestures = useStageGestures({
    stage,
    view,
    onView: change,
    onBegin: (at) => session.current?.begin(brushAt(brush, view.scale), onPicture(view, at)),
    onExtend: (points) => session.current?.extend(points.map((point) => onPicture(view, point))),
    onEnd: () => session.current?.tell('end'),
    onCancel: () => session.current?.tell('cancel'),
  })
  const zoom = (factor: number) => change((shown) => zoomedAt(shown, middle(), factor))
  const showRing = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (box && ring.current) ring.current.style.translate = `${clientX - box.left}px ${clientY - box.top}px`
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    if ('factor' in act) zoom(act.factor)
    else change((shown) => moved(shown, act.x, act.y))
  }
  const sheet: CSSProperties = {
    width: size.width,
    height: size.height,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
  }
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no name of its own to be read with. */}
      <div
        ref={stage}
        className={classes.stage}
        data-ground={ground}
        data-testid="cut-out-stage"
        role="group"
        aria-label="Wycięcie. Maluj po nim pędzlem; strzałki przesuwają, plus i minus powiększają i pomniejszają."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved and zoomed by keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
        onPointerMove={(event) => {
          showRing(event)
          gestures.onPointerMove(event)
        }}
      >
        <div className={classes.sheet} style={sheet}>
          {ground === 'photo' && address && <img className={classes.photo} src={address} alt="" draggable={false} />}
          <canvas ref={attach} className={classes.canvas} width={size.width} height={size.height} />
        </div>
        <span ref={ring} className={classes.ring} style={{ width: brush.size, height: brush.size }} aria-hidden />
      </div>
      <ActionIcon.Group className={classes.zoom} orientation="vertical">
        <ActionIcon variant="default" size={44} aria-label="Powiększ" onClick={() => zoom(STEP)}>
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label="Pomniejsz" onClick={() => zoom(1 / STEP)}>
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label="Pokaż całość" onClick={fit}>
          <IconMaximize size={20} aria-hidden />
        </ActionIcon>
      </ActionIcon.Group>
    </div>
  )
}

const KEYS: Record<string, { x: number; y: number } | { factor: number }> = {
  ArrowLeft: { x: PUSH, y: 0 },
  ArrowRight: { x: -PUSH, y: 0 },
  ArrowUp: { x: 0, y: PUSH },
  ArrowDown: { x: 0, y: -PUSH },
  '+': { factor: STEP },
  '=': { factor: STEP },
  '-': { factor: 1 / STEP },
}
