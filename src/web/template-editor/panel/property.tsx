import { NativeSelect, Text, Textarea } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import { DATA_KEYS, type DataKey, isFilledOn } from '#domain/template/data-keys.ts'
import type { Field } from '#domain/template/fields.ts'
import { TEMPLATE_TYPE_LABELS } from '#domain/template/template-type.ts'
import { choiceLabel } from '#scene/font-choices.ts'
import { ColourProperty } from './colour-property.tsx'
import { DATA_OPTIONS } from './data-options.ts'
import { NumberProperty } from './number-property.tsx'
import { PictureProperty } from './picture-property.tsx'

interface PropertyProps {
  name: string
  field: Field
  value: unknown
  /** Of the element, where it has one: not every font has every weight. */
  fontFamily: unknown
  template: Template
  disabled: boolean
  onChange: (value: unknown) => void
  onRest: () => void
}

/** The input for one field of the registry. */
export function Property({ name, field, value, fontFamily, template, disabled, onChange, onRest }: PropertyProps) {
  const common = { label: field.label, disabled, onChange, onRest }
  switch (field.type) {
    case 'number':
      return <NumberProperty field={field} value={Number(value)} {...common} />
    case 'colour':
      return <ColourProperty value={String(value)} {...common} />
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
      if (name === 'dataKey') return <DatumChoice value={value as DataKey} template={template} {...common} />
      return (
        <NativeSelect
          size="sm"
          label={field.label}
          disabled={disabled}
          data={field.options.map((option) => ({ value: option, label: choiceLabel(name, option, fontFamily) }))}
          value={String(value)}
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
          „{DATA_KEYS[value].label}” będzie puste na grafice typu „{TEMPLATE_TYPE_LABELS[template.type]}”.
        </Text>
      )}
    </div>
  )
}
