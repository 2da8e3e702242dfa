import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import type { Template } from '#contract/template.ts'
import type { Items } from '#graphic/template/editor/items.ts'
import type { PieceItem } from '#graphic/template/editor/piece-item.ts'
import { PLACE } from '#graphic/template/element-box.ts'
import { ELEMENT_KINDS } from '#graphic/template/element-kinds.ts'
import { fieldSections, type NamedField, openFields } from '#graphic/template/field-sections.ts'
import { useEditorActions } from '../editor-actions.ts'
import { ArrangeButtons } from '../toolbar/arrange-buttons.tsx'
import { ElementCircumstances } from './element-circumstances.tsx'
import { itemLabel } from './item-labels.ts'
import { PlaceFields } from './place-fields.tsx'
import classes from './properties.module.css'
import { isContent, isWide, Property } from './property.tsx'
import { PropertySection } from './property-section.tsx'
import type { Folding } from './use-folding.ts'
import { useSelectionForm } from './use-selection-form.ts'

interface SelectionPropertiesProps {
  items: Items
  template: Template
  folding: Folding
}

const PLACED: readonly string[] = PLACE
/** Below the place, in sight for everything. */
const LAST = ['rotation', 'opacity']

/** What it shows comes first, then what is short, then what takes a line. */
const rank = (field: NamedField): number => (isContent(...field) ? 0 : isWide(...field) ? 2 : 1)

/** The form of everything that is chosen: one thing is a choice of one. */
export function SelectionProperties({ items, template, folding }: SelectionPropertiesProps) {
  const { form, bind } = useSelectionForm(items)
  const open = openFields(form.fields).filter(([name]) => !PLACED.includes(name))
  const property = ([name, field]: NamedField) => (
    <div key={name} className={isWide(name, field) ? classes.wide : undefined}>
      <Property
        name={name}
        field={field}
        value={form.values[name]}
        fontFamily={form.values.fontFamily}
        template={template}
        {...bind(name)}
      />
    </div>
  )
  const [first, ...others] = items
  const only = others.length === 0 ? first : undefined
  return (
    <Stack gap="md">
      <SelectionHead items={items} template={template} />
      {!only && <ArrangeButtons />}
      <div className={classes.fields}>
        {open
          .filter(([name]) => !LAST.includes(name))
          .sort((one, other) => rank(one) - rank(other))
          .map(property)}
      </div>
      <PlaceFields form={form} bind={bind} />
      <div className={classes.fields}>{open.filter(([name]) => LAST.includes(name)).map(property)}</div>
      {fieldSections(form.fields, form.values).map(({ name, label, isSet, fields }) => (
        <PropertySection key={name} label={label} isSet={isSet} {...folding(name, isSet)}>
          {fields.map(property)}
        </PropertySection>
      ))}
      {only && only.type !== 'piece' && <ElementCircumstances element={only} disabled={form.isLocked} />}
      <RestoreButton pieces={items.filter((item) => item.type === 'piece')} />
    </Stack>
  )
}

function SelectionHead({ items, template }: Pick<SelectionPropertiesProps, 'items' | 'template'>) {
  const [first, ...others] = items
  if (!first) return null
  const isPiece = first.type === 'piece'
  const locked = items.filter((item) => item.locked).length
  const label = itemLabel(template.type, first)
  const title = isPiece ? label : ELEMENT_KINDS[first.type].label
  if (others.length > 0) return <Head title={`Zaznaczone elementy: ${items.length}`} note={lockedNote(locked)} />
  if (locked > 0) return <Head title={title} note={isPiece ? 'Zablokowana' : 'Zablokowany'} />
  return <Head title={title} note={isPiece ? 'Część układu' : label} />
}

const lockedNote = (count: number): string => (count > 0 ? `w tym zablokowane: ${count}` : '')

const Head = ({ title, note }: { title: string; note: string }) => (
  <Group justify="space-between" wrap="nowrap">
    <Title order={3} size="h5">
      {title}
    </Title>
    <Text size="sm" c="dimmed" truncate>
      {note}
    </Text>
  </Group>
)

function RestoreButton({ pieces }: { pieces: readonly PieceItem[] }) {
  const actions = useEditorActions()
  if (pieces.length === 0) return null
  const changed = pieces.filter((piece) => Object.keys(piece.changed).length > 0)
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size={18} aria-hidden />}
      disabled={changed.length === 0}
      onClick={() => actions.restorePieces(changed.map(({ piece }) => piece))}
    >
      {pieces.length > 1 ? 'Przywróć te części' : 'Przywróć tę część'}
    </Button>
  )
}
