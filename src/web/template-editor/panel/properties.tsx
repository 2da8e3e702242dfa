import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Template } from '#contract/template.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import { SelectionProperties } from './selection-properties.tsx'
import { useFolding } from './use-folding.ts'

export function Properties({ template }: { template: Template }) {
  const folding = useFolding()
  const selected = useSelectedIds()
  const elements = useElements()
  const chosen = useMemo(() => {
    const ids = new Set(selected)
    return elements.filter(({ id }) => ids.has(id))
  }, [elements, selected])
  if (chosen.length === 0) {
    return <Text c="dimmed">Zaznacz element na szablonie albo na liście, aby zmienić jego właściwości.</Text>
  }
  // Another choice, another form: nothing half-typed goes along.
  return <SelectionProperties key={selected.join(' ')} items={chosen} template={template} folding={folding} />
}
