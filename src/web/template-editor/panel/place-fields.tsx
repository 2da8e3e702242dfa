import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { FORMATS } from '#graphic/formats.ts'
import { UNITS, type Unit } from '#graphic/template/editor/lengths.ts'
import type { SelectionForm } from '#graphic/template/editor/selection-form.ts'
import { PLACE } from '#graphic/template/element-box.ts'
import { useFormat } from '../editor-store.ts'
import { LengthProperty } from './length-property.tsx'
import { useLengthUnit } from './length-unit.ts'
import classes from './properties.module.css'
import type { Bind } from './use-selection-form.ts'

const sideOf = { x: 'width', y: 'height', width: 'width', height: 'height' } as const

/** Where things stand and how large they are, in percent or in pixels of the format that is shown. */
export function PlaceFields({ form, bind }: { form: SelectionForm; bind: Bind }) {
  const id = useId()
  const format = useFormat()
  const [unit, setUnit] = useLengthUnit()
  const fields = new Map(form.fields)
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Group justify="space-between">
        <Text id={id} size="sm" fw={600}>
          Położenie
        </Text>
        <SegmentedControl
          size="sm"
          aria-label="Jednostka położenia"
          data={[...UNITS]}
          value={unit}
          onChange={(value) => setUnit(value as Unit)}
        />
      </Group>
      <div className={classes.fields}>
        {PLACE.map((name) => {
          const field = fields.get(name)
          if (field?.type !== 'number') return null
          const value = form.values[name] as number | null
          const whole = FORMATS[format][sideOf[name]]
          return <LengthProperty key={name} field={field} value={value} unit={unit} whole={whole} {...bind(name)} />
        })}
      </div>
    </Stack>
  )
}
