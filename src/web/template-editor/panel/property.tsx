import { NativeSelect, Switch, Text, Textarea } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { choiceLabel } from '#graphic/scene/font-choices.ts'
import { DATA_KEYS, type DataKey, isFilledOn } from '#graphic/template/data-keys.ts'
import type { Field } from '#graphic/template/fields.ts'
import { ColourProperty } from './colour-property.tsx'
import { DATA_OPTIONS } from './data-options.ts'
import { FontProperty } from './font-property.tsx'
import { MIXED_OPTION, MIXED_WORD } from './mixed.ts'
import { NumberProperty } from './number-property.tsx'
import { PictureProperty } from './picture-property.tsx'

interface PropertyProps {
  name: string
  field: Field
  /** Null where several differ. */
  value: unknown
  /** Of the element, where it has one: not every font has every weight. */
  fontFamily: unknown
  template: Template
  disabled: boolean
  onChange: (value: unknown) => void
  onRest: () => void
}

/** Found by the eye rather than by a number. */
const SLID = [
  ...['gradientAngle', 'backgroundGradientAngle', 'shadowBlur', 'zoom', 'focusX', 'focusY'],
  ...['rotation', 'opacity'],
]

/** What an element is about, rather than what it looks like. */
export const isContent = (name: string, { type }: Field): boolean =>
  type === 'text' || type === 'picture' || name === 'dataKey'

/** Those that need the whole width of the form. */
export const isWide = (name: string, field: Field): boolean =>
  field.type === 'colour' || SLID.includes(name) || isContent(name, field)

/** The input for one field of the registry. */
export function Property({ name, field, value, fontFamily, template, disabled, onChange, onRest }: PropertyProps) {
  const common = { label: field.label, disabled, onChange, onRest }
  switch (field.type) {
    case 'number':
      return (
        <NumberProperty field={field} value={value as number | null} withSlider={SLID.includes(name)} {...common} />
      )
    case 'flag':
      return (
        <Switch
          size="sm"
          py={8}
          label={field.label}
          description={value === null ? MIXED_WORD : undefined}
          disabled={disabled}
          checked={value === true}
          onChange={(event) => {
            onChange(event.currentTarget.checked)
            onRest()
          }}
        />
      )
    case 'colour':
      return <ColourProperty value={value as string | null} {...common} />
    case 'picture':
      return <PictureProperty value={String(value)} background={template.background} {...common} />
    case 'text':
      return (
        <Textarea
          size="sm"
          label={field.label}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={field.maxLength}
          disabled={disabled}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onRest}
        />
      )
    case 'choice':
      if (name === 'fontFamily') return <FontProperty value={value as string | null} {...common} />
      if (name === 'dataKey') return <DatumChoice value={value as DataKey} template={template} {...common} />
      return (
        <NativeSelect
          size="sm"
          label={field.label}
          disabled={disabled}
          data={[
            ...(value === null ? [MIXED_OPTION] : []),
            ...field.options.map((option) => ({ value: option, label: choiceLabel(name, option, fontFamily) })),
          ]}
          value={String(value ?? '')}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            onRest()
          }}
        />
      )
  }
}

interface DatumChoiceProps extends Pick<PropertyProps, 'template' | 'disabled' | 'onChange' | 'onRest'> {
  label: string
  value: DataKey
}

function DatumChoice({ label, value, template, disabled, onChange, onRest }: DatumChoiceProps) {
  return (
    <div>
      <NativeSelect
        size="sm"
        label={label}
        disabled={disabled}
        data={DATA_OPTIONS}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          onRest()
        }}
      />
      {!isFilledOn(value, template.type) && (
        <Text size="sm" c="dimmed" mt={4}>
          „{DATA_KEYS[value].label}” będzie puste na grafice typu „{kindFacts(template.type).label}”.
        </Text>
      )}
    </div>
  )
}
