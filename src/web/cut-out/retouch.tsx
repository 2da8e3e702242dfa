import { useEffect, useState } from 'react'
import { FIRST_BRUSH, type Ground } from './brush-settings.ts'
import classes from './cut-out-dialog.module.css'
import { CutOutNote } from './cut-out-note.tsx'
import { CutOutStage } from './cut-out-stage.tsx'
import { CutOutTools } from './cut-out-tools.tsx'
import type { Opened } from './messages.ts'
import type { CutOutHands } from './use-cut-out.ts'

interface RetouchProps {
  hands: CutOutHands
  opened: Opened
  photo: string | Blob
}

/** The cut-out, and the brush. */
export function Retouch({ hands, opened, photo }: RetouchProps) {
  // Where nobody was found, the person is painted in, on the photo.
  const isEmpty = opened.origin === 'nobody'
  const [brush, setBrush] = useState({ ...FIRST_BRUSH, ...(isEmpty && { tool: 'add' as const }) })
  const [ground, setGround] = useState<Ground>(isEmpty ? 'photo' : 'checkers')
  const { session, steps, recut } = hands
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      session.current?.tell(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session])
  return (
    <div className={classes.work}>
      <CutOutNote hands={hands} origin={opened.origin} />
      <div className={classes.retouch} inert={recut !== null}>
        <CutOutStage hands={hands} size={opened} photo={photo} brush={brush} ground={ground} />
        <CutOutTools
          brush={brush}
          onBrush={(part) => setBrush((chosen) => ({ ...chosen, ...part }))}
          ground={ground}
          onGround={setGround}
          steps={steps}
          onStep={(step) => session.current?.tell(step)}
        />
      </div>
    </div>
  )
}
