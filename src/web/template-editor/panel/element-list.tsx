import { Text, VisuallyHidden } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { memo, useRef } from 'react'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { byLayer } from '#graphic/template/by-layer.ts'
import type { DataKey } from '#graphic/template/data-keys.ts'
import type { Item } from '#graphic/template/editor/items.ts'
import { movedTo } from '#graphic/template/editor/reorder.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import classes from './element-list.module.css'
import { ElementRow, type RowContent } from './element-row.tsx'
import { itemLabel, useReplaced } from './item-labels.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowMoves } from './use-row-moves.ts'

const contentOf = (item: Item, kind: KindName, replacedBy: (key: DataKey) => string): RowContent => ({
  id: item.id,
  type: item.type,
  label: itemLabel(kind, item),
  replaces: item.type === 'dynamic' ? replacedBy(item.dataKey) : '',
  piece: item.type === 'piece' && Object.keys(item.changed).length > 0 ? item.piece : null,
  isLocked: item.locked === true,
  isHidden: item.hidden === true,
})

const alike = (one: RowContent, other: RowContent | undefined): boolean =>
  other !== undefined && (Object.keys(one) as Array<keyof RowContent>).every((name) => one[name] === other[name])

/** The same list while nothing in it reads differently: an element that is only being moved changes no row. */
function useRows(kind: KindName): readonly RowContent[] {
  const kept = useRef<readonly RowContent[]>([])
  const replacedBy = useReplaced(kind)
  const rows = byLayer(useElements())
    .reverse()
    .map((item) => contentOf(item, kind, replacedBy))
  const isSame = rows.length === kept.current.length && rows.every((row, index) => alike(row, kept.current[index]))
  if (!isSame) kept.current = rows
  return kept.current
}

/** Top layer first, as they lie on the graphic. */
export function ElementList({ kind }: { kind: KindName }) {
  const rows = useRows(kind)
  const selected = useSelectedIds()
  if (rows.length === 0) return <Text c="dimmed">Nie ma jeszcze elementów. Dodaj pierwszy przyciskiem powyżej.</Text>
  return <Rows rows={rows} selected={selected} />
}

interface RowsProps {
  rows: readonly RowContent[]
  selected: readonly string[]
}

const Rows = memo(function Rows({ rows, selected }: RowsProps) {
  const chosen = new Set(selected)
  const { announced, drop, step } = useRowMoves((id) => rows.find((row) => row.id === id)?.label ?? '')
  const { ref, carried } = useRowDrag(drop)
  const onStep = useCallbackRef(step)
  const landing = landingIn(rows, carried)
  return (
    <>
      <ul ref={ref} className={classes.list} aria-label="Elementy, od najwyższej warstwy">
        {rows.map((row, index) => (
          <ElementRow
            key={row.id}
            {...row}
            isSelected={chosen.has(row.id)}
            isTop={index === 0}
            isBottom={index === rows.length - 1}
            isCarried={carried?.ids.includes(row.id) ?? false}
            landing={landing(index)}
            onStep={onStep}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
})

/** No line where nothing would change. */
function landingIn(rows: readonly RowContent[], carried: { ids: readonly string[]; gap: number } | null) {
  const order = rows.map(({ id }) => id)
  if (!carried || movedTo(order, carried.ids, carried.gap) === order) return () => undefined
  const { gap } = carried
  return (index: number) => {
    if (index === gap) return 'before'
    return gap === rows.length && index === gap - 1 ? 'after' : undefined
  }
}
