import { Input, NumberInput, Slider } from '@mantine/core'
import { useId, useState } from 'react'
import { allowedNumber, type Field } from '#graphic/template/fields.ts'
import { MIXED_WORD } from './mixed.ts'
import classes from './properties.module.css'

type NumberField = Extract<Field, { type: 'number' }>

interface NumberPropertyProps {
  field: NumberField
  /** Null where several differ. */
  value: number | null
  withSlider?: boolean
  disabled?: boolean
  onChange: (value: number) => void
  /** The hand has let go, or the field was left: what comes next is another step. */
  onRest: () => void
}

const DECIMALS = 2
const shown = (value: number): number => Number(value.toFixed(DECIMALS))

export function NumberProperty({ field, value, withSlider = false, disabled, onChange, onRest }: NumberPropertyProps) {
  const id = useId()
  const [typed, setTyped] = useState<number | string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const { min, max, step, label, wraps } = field
  const type = (next: number | string) => {
    setTyped(next)
    if (typeof next !== 'number') return
    const allowed = allowedNumber(field, next)
    setNote(allowed === next || wraps ? null : `Dozwolone od ${min} do ${max}, przyjęto ${allowed}`)
    onChange(allowed)
  }
  const input = (
    <NumberInput
      id={id}
      size="sm"
      aria-label={withSlider ? label : undefined}
      label={withSlider ? undefined : label}
      value={typed ?? (value === null ? '' : shown(value))}
      placeholder={value === null ? MIXED_WORD : undefined}
      min={wraps ? undefined : min}
      max={wraps ? undefined : max}
      step={step}
      decimalScale={DECIMALS}
      decimalSeparator=","
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      disabled={disabled}
      error={note}
      onChange={type}
      onBlur={() => {
        setTyped(null)
        onRest()
      }}
    />
  )
  if (!withSlider) return input
  return (
    <Input.Wrapper size="sm" label={label} labelProps={{ htmlFor: id }}>
      <div className={classes.slider}>
        <Slider
          min={min}
          max={max}
          step={step}
          value={value ?? (min + max) / 2}
          label={null}
          classNames={value === null ? { bar: classes.mixedBar, thumb: classes.mixedThumb } : undefined}
          thumbValueText={value === null ? MIXED_WORD : undefined}
          disabled={disabled}
          thumbLabel={`${label}: suwak`}
          onChange={(next) => {
            setTyped(null)
            setNote(null)
            onChange(next)
          }}
          onChangeEnd={onRest}
        />
        {input}
      </div>
    </Input.Wrapper>
  )
}
