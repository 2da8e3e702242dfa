import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { clamp } from '#domain/units.ts'
import classes from './focus-frame.module.css'

type Focus = Photo['focus']

interface FocusFrameProps {
  photo: Photo
  label: string
  onMove: (focus: Focus) => void
}

/** A hand that stays on a key means one change. */
const REST_MS = 500
const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (share: number): number => clamp(Math.round(100 * share), 0, 100)

/** The focus as the hand moves it. It is told when the hand rests, or the photo is left. */
function useMovedFocus({ focus }: Photo, onMove: (focus: Focus) => void) {
  const [moved, setMoved] = useState<Focus | null>(null)
  const untold = useRef<Focus | null>(null)
  const told = useRef(onMove)
  told.current = onMove
  const tell = useCallback(() => {
    if (untold.current) told.current(untold.current)
    untold.current = null
  }, [])
  useEffect(() => tell, [tell])
  useEffect(() => {
    if (!moved) return undefined
    untold.current = moved
    const timer = setTimeout(tell, REST_MS)
    return () => clearTimeout(timer)
  }, [moved, tell])
  // Once it is stored, what others set counts again.
  if (moved && moved.x === focus.x && moved.y === focus.y) setMoved(null)
  return [moved ?? focus, setMoved] as const
}

/** The whole photo, with the point that stays in sight where it is cut: dragged, set with a press, moved with the arrows. */
export function FocusFrame({ photo, label, onMove }: FocusFrameProps) {
  const [focus, setFocus] = useMovedFocus(photo, onMove)
  const frame = useRef<HTMLDivElement>(null)
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    setFocus({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) })
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    // Otherwise the dialog would turn to the next photo, or scroll.
    event.preventDefault()
    event.stopPropagation()
    const far = event.shiftKey ? 10 : 1
    setFocus({ x: clamp(focus.x + by.x * far, 0, 100), y: clamp(focus.y + by.y * far, 0, 100) })
  }
  return (
    <div ref={frame} className={classes.frame} style={{ '--ratio': photo.width / photo.height } as CSSProperties}>
      {/* A press on the picture is a shorter way for a hand; the cross does the same for keys. */}
      <img
        className={classes.picture}
        src={pictureAtSize(photo.picture, 1280)}
        alt={label}
        width={photo.width}
        height={photo.height}
        draggable={false}
        onPointerUp={(event) => event.isPrimary && moveTo(event)}
      />
      <button
        type="button"
        className={classes.cross}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        aria-label={`Punkt kadru: ${focus.x}% od lewej, ${focus.y}% od góry`}
        aria-describedby="focus-help"
        onKeyDown={step}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
      />
    </div>
  )
}
