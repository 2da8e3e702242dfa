import { SegmentedControl } from '@mantine/core'
import { FORMATS, type FormatName } from '#graphic/formats.ts'
import { FormatShape } from '#web/ui/format-shape.tsx'
import classes from './format-switch.module.css'

export interface FormatSwitchProps {
  formats: readonly FormatName[]
  value: FormatName
  onChange: (format: FormatName) => void
}

/** Which of the formats is looked at. */
export function FormatSwitch({ formats, value, onChange }: FormatSwitchProps) {
  return (
    <SegmentedControl
      aria-label="Format grafiki"
      fullWidth
      classNames={classes}
      value={value}
      onChange={onChange}
      data={formats.map((format) => ({
        value: format,
        label: (
          <>
            <FormatShape format={format} size={18} /> {FORMATS[format].label}
          </>
        ),
      }))}
    />
  )
}
