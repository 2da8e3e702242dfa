import { SegmentedControl, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import classes from './screen-columns.module.css'

interface ScreenColumnsProps {
  controls: ReactNode
  preview: ReactNode
  /** What a phone shows first. */
  first?: Pane
}

type Pane = 'controls' | 'preview'

const PANES = [
  { value: 'controls', text: 'Ustawienia', icon: IconAdjustmentsHorizontal },
  { value: 'preview', text: 'Grafika', icon: IconPhoto },
] as const

/** The graphic is seen from its top, with its buttons; the controls are where they were left. */
function usePane(first: Pane) {
  const [pane, setPane] = useState(first)
  const preview = useRef<HTMLDivElement>(null)
  const leftAt = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (leftAt.current === null) return
    if (pane === 'preview') preview.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    else window.scrollTo({ top: leftAt.current, behavior: 'instant' })
  }, [pane])
  const show = (next: Pane) => {
    if (pane === 'controls') leftAt.current = window.scrollY
    setPane(next)
  }
  return { pane, preview, show }
}

/** Controls on the left, the graphic beside them and in sight while they scroll; on a phone a switch under the thumb. */
export function ScreenColumns({ controls, preview, first = 'controls' }: ScreenColumnsProps) {
  const { pane, preview: graphic, show } = usePane(first)
  return (
    <div className={classes.columns} data-pane={pane}>
      <Stack gap="md" className={classes.controls}>
        {controls}
      </Stack>
      <div className={classes.preview} ref={graphic}>
        {preview}
      </div>
      <div className={classes.switch}>
        <SegmentedControl
          aria-label="Widok ekranu"
          fullWidth
          radius="xl"
          classNames={{ root: classes.pill, label: classes.choice }}
          value={pane}
          onChange={show}
          data={PANES.map(({ value, text, icon: Icon }) => ({
            value,
            label: (
              <>
                <Icon size={18} aria-hidden /> {text}
              </>
            ),
          }))}
        />
      </div>
    </div>
  )
}
