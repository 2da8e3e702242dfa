import { Checkbox } from '@mantine/core'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { FormatShape } from '#web/ui/format-shape.tsx'
import classes from './format-choice.module.css'
import { FORMAT_USES } from './format-uses.ts'
import { useSaveWithToasts } from './use-save-with-toasts.ts'

/** In which formats every graphic is made. One at least: the last one cannot be unchosen. */
export function FormatChoice({ chosen }: { chosen: readonly FormatName[] }) {
  const { save, isPending } = useSaveWithToasts()
  const toggle = (format: FormatName) => {
    // What is saved next is said of what has been saved.
    if (isPending) return
    const next = FORMAT_NAMES.filter((name) => chosen.includes(name) !== (name === format))
    save({ key: 'graphicFormats', value: JSON.stringify(next) })
  }
  return (
    <ul className={classes.formats} aria-label="Formaty grafik">
      {FORMAT_NAMES.map((format) => {
        const isChosen = chosen.includes(format)
        const { label, width, height } = FORMATS[format]
        return (
          <li key={format} className={classes.format}>
            <Checkbox
              size="md"
              className={classes.box}
              label={label}
              description={FORMAT_USES[format]}
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() => toggle(format)}
            />
            <span className={classes.shape}>
              <FormatShape format={format} size={40} />
              {width} × {height}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
