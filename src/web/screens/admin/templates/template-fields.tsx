import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPhoto } from '@tabler/icons-react'
import { BACKGROUND_HINT, pictureAtSize } from '#contract/picture.ts'
import type { Template } from '#contract/template.ts'
import { DEFAULT_FORMAT, proportionsOf, ratioOf } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { LOOK_LABELS, LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { PictureField } from '#web/ui/picture-field.tsx'
import { DefaultNote } from './default-note.tsx'
import classes from './template-fields.module.css'

export interface TemplateFormValues {
  name: string
  type: KindName
  look: LookName
  isDefault: boolean
  background: Blob | null
}

const { width, height } = BACKGROUND_HINT
const HINT = `Format: JPG, PNG, proporcje ${proportionsOf(DEFAULT_FORMAT)}, min ${width}x${height}px`

interface TemplateFieldsProps {
  form: UseFormReturnType<TemplateFormValues>
  /** As it is stored now; left out for a new one. */
  template?: Template
}

const TYPE_OPTIONS = KIND_NAMES.map((type) => ({ value: type, label: kindFacts(type).label }))
const LOOK_OPTIONS = LOOK_NAMES.map((look) => ({ value: look, label: LOOK_LABELS[look] }))

export function TemplateFields({ form, template }: TemplateFieldsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        <TextInput label="Nazwa" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
        <NativeSelect label="Typ" withAsterisk size="md" data={TYPE_OPTIONS} {...form.getInputProps('type')} />
        <NativeSelect
          label="Układ"
          description="Krój napisów i rozmieszczenie herbów, nazwisk i wyniku na tle."
          size="md"
          data={LOOK_OPTIONS}
          {...form.getInputProps('look')}
        />
        <Stack gap={6} mt={4}>
          <Switch
            size="md"
            label="Ustaw jako domyślny dla tego typu"
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
          />
          <DefaultNote id={template?.id} type={form.values.type} isDefault={form.values.isDefault} />
        </Stack>
      </Stack>
      <PictureField
        label="Tło"
        hint={HINT}
        crop="portrait"
        recommended={BACKGROUND_HINT}
        previewRatio={ratioOf(DEFAULT_FORMAT)}
        required={!template}
        current={template && pictureAtSize(template.background, 480)}
        placeholder={<IconPhoto size={44} stroke={1.2} />}
        {...form.getInputProps('background')}
        value={form.values.background}
      />
    </div>
  )
}
