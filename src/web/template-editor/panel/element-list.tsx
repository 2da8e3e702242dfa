import { Text } from '@mantine/core'
import { memo, useRef } from 'react'
import { byLayer, type TemplateElement } from '#domain/template/element.ts'
import { elementLabel } from '#domain/template/element-label.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import classes from './element-list.module.css'
import { ElementRow, type RowContent } from './element-row.tsx'

const contentOf = (element: TemplateElement): RowContent => ({
  id: element.id,
  type: element.type,
  label: elementLabel(element),
  isLocked: element.locked === true,
  isHidden: element.hidden === true,
})

const alike = (one: RowContent, other: RowContent | undefined): boolean =>
  other !== undefined && (Object.keys(one) as Array<keyof RowContent>).every((name) => one[name] === other[name])

/** The same list while nothing in it reads differently: an element that is only being moved changes no row. */
function useRows(): readonly RowContent[] {
  const kept = useRef<readonly RowContent[]>([])
  const rows = byLayer(useElements()).reverse().map(contentOf)
  const isSame = rows.length === kept.current.length && rows.every((row, index) => alike(row, kept.current[index]))
  if (!isSame) kept.current = rows
  return kept.current
}

/** Top layer first, as they lie on the graphic. */
export function ElementList() {
  const rows = useRows()
  const selected = useSelectedIds()
  if (rows.length === 0) return <Text c="dimmed">Nie ma jeszcze elementów. Dodaj pierwszy przyciskiem powyżej.</Text>
  return <Rows rows={rows} selected={selected} />
}

const Rows = memo(function Rows({ rows, selected }: { rows: readonly RowContent[]; selected: readonly string[] }) {
  const chosen = new Set(selected)
  return (
    <ul className={classes.list} aria-label="Elementy, od najwyższej warstwy">
      {rows.map((row, index) => (
        <ElementRow
          key={row.id}
          {...row}
          isSelected={chosen.has(row.id)}
          isTop={index === 0}
          isBottom={index === rows.length - 1}
        />
      ))}
    </ul>
  )
})
