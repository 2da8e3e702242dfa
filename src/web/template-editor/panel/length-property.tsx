import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { fromUnit, inUnit, lengthLabel, percentFrom, type Unit } from '#graphic/template/editor/lengths.ts'
import { allowedNumber, type Field } from '#graphic/template/fields.ts'
import { MIXED_WORD } from './mixed.ts'

interface LengthPropertyProps {
  field: Extract<Field, { type: 'number' }>
  /** In percent; null where several differ. */
  value: number | null
  unit: Unit
  /** The side of the canvas along which it is measured, in pixels. */
  whole: number
  disabled: boolean
  onChange: (percent: number) => void
  onRest: () => void
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }
const LARGE_STEP = 10

/** Takes "120px" and "12%" whichever of the two is shown. */
export function LengthProperty({ field, value, unit, whole, disabled, onChange, onRest }: LengthPropertyProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const shown = (percent: number) => String(inUnit(percent, unit, whole)).replace('.', ',')
  const read = (text: string | null) => (text === null ? value : percentFrom(text, unit, whole))
  const type = (text: string) => {
    setTyped(text)
    setNote(null)
    const percent = read(text)
    // What is out of bounds may be half of a length in the other unit: it is brought back once the field is left.
    if (percent !== null && allowedNumber(field, percent) === percent) onChange(percent)
  }
  const take = (percent: number) => {
    const allowed = allowedNumber(field, percent)
    const bounds = `Dozwolone od ${shown(field.min)} do ${shown(field.max)}`
    setNote(allowed === percent ? null : `${bounds}, przyjęto ${shown(allowed)}`)
    onChange(allowed)
  }
  const finish = () => {
    const percent = typed === null ? null : read(typed)
    if (percent !== null) take(percent)
    setTyped(null)
    onRest()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    const step = STEPS[event.key]
    const from = read(typed)
    if (step === undefined || from === null) return
    event.preventDefault()
    setTyped(null)
    take(fromUnit(inUnit(from, unit, whole) + step * (event.shiftKey ? LARGE_STEP : 1), unit, whole))
  }
  return (
    <TextInput
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      label={lengthLabel(field, unit)}
      placeholder={value === null ? MIXED_WORD : undefined}
      value={typed ?? (value === null ? '' : shown(value))}
      disabled={disabled}
      error={note}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  )
}
