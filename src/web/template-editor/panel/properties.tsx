import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Template } from '#contract/template.ts'
import type { TemplateElement } from '#domain/template/element.ts'
import { COMMON_FIELDS, ELEMENT_KINDS } from '#domain/template/element-kinds.ts'
import { elementLabel } from '#domain/template/element-label.ts'
import { shownFields } from '#domain/template/shown-fields.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import { ArrangeButtons } from '../toolbar/arrange-buttons.tsx'
import { NumberProperty } from './number-property.tsx'
import { Property } from './property.tsx'

const PLACE = ['x', 'y', 'width', 'height'] as const
const NARROW_FIELDS = ['fontSize', 'fontWeight', 'fontFamily', 'textAlign', 'padding', 'borderRadius', 'borderWidth']

export function Properties({ template }: { template: Template }) {
  const selected = useSelectedIds()
  const chosen = useElements().filter(({ id }) => selected.includes(id))
  const [first] = chosen
  if (!first) return <Text c="dimmed">Zaznacz element na szablonie albo na liście, aby zmienić jego właściwości.</Text>
  if (chosen.length > 1) return <SeveralProperties elements={chosen} />
  return <ElementProperties key={first.id} element={first} template={template} />
}

function SeveralProperties({ elements }: { elements: readonly TemplateElement[] }) {
  const actions = useEditorActions()
  const ids = elements.map(({ id }) => id)
  return (
    <Stack gap="md">
      <Title order={3} size="h5">
        Zaznaczone elementy: {elements.length}
      </Title>
      <ArrangeButtons />
      <NumberProperty
        field={COMMON_FIELDS.opacity}
        withSlider
        value={elements[0]?.opacity ?? 1}
        onChange={(opacity) => actions.change(ids, { opacity }, 'opacity')}
        onRest={actions.rest}
      />
    </Stack>
  )
}

function ElementProperties({ element, template }: { element: TemplateElement; template: Template }) {
  const actions = useEditorActions()
  const disabled = element.locked === true
  const values = element as object as Record<string, unknown>
  const bind = (name: string) => ({
    disabled,
    onChange: (value: unknown) => actions.change([element.id], { [name]: value }, `field ${name}`),
    onRest: actions.rest,
  })
  const fields = shownFields(element)
  const isNarrow = ([name]: [string, unknown]) => NARROW_FIELDS.includes(name)
  const property = ([name, field]: (typeof fields)[number]) => (
    <Property
      key={name}
      name={name}
      field={field}
      value={values[name]}
      fontFamily={values.fontFamily}
      template={template}
      {...bind(name)}
    />
  )
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h5">
          {ELEMENT_KINDS[element.type].label}
        </Title>
        <Text size="sm" c="dimmed" truncate>
          {disabled ? 'Zablokowany' : elementLabel(element)}
        </Text>
      </Group>
      {fields.filter((field) => !isNarrow(field)).map(property)}
      <SimpleGrid cols={2} spacing="sm">
        {fields.filter(isNarrow).map(property)}
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        {PLACE.map((name) => (
          <NumberProperty key={name} field={COMMON_FIELDS[name]} value={Number(values[name])} {...bind(name)} />
        ))}
      </SimpleGrid>
      {(['rotation', 'opacity'] as const).map((name) => (
        <NumberProperty key={name} withSlider field={COMMON_FIELDS[name]} value={element[name]} {...bind(name)} />
      ))}
    </Stack>
  )
}
