import { Text } from '@mantine/core'
import { byLayer } from '#domain/template/element.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import classes from './element-list.module.css'
import { ElementRow } from './element-row.tsx'

/** Top layer first, as they lie on the graphic. */
export function ElementList() {
  const layers = byLayer(useElements()).reverse()
  const selected = new Set(useSelectedIds())
  if (layers.length === 0) return <Text c="dimmed">Nie ma jeszcze elementów. Dodaj pierwszy przyciskiem powyżej.</Text>
  return (
    <ul className={classes.list} aria-label="Elementy, od najwyższej warstwy">
      {layers.map((element, index) => (
        <ElementRow
          key={element.id}
          element={element}
          isSelected={selected.has(element.id)}
          isTop={index === 0}
          isBottom={index === layers.length - 1}
        />
      ))}
    </ul>
  )
}
