import type { FormatName } from '#graphic/formats.ts'
import { showFormat } from '#web/match-store/shown-format.ts'
import { dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import classes from './shown-format-switch.module.css'

const formatSwitch = dialogPart(() => import('./format-switch.tsx').then((module) => module.FormatSwitch))

interface ShownFormatSwitchProps {
  formats: readonly FormatName[]
  shown: FormatName
}

/** Only where there is something to choose; what is chosen holds for every screen of the device. */
export function ShownFormatSwitch({ formats, shown }: ShownFormatSwitchProps) {
  if (formats.length < 2) return null
  return (
    <div className={classes.switch}>
      <LatePart part={formatSwitch} props={{ formats, value: shown, onChange: showFormat }} />
    </div>
  )
}
