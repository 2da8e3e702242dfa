import { each } from './each-element.ts'
import type { Item, Items } from './items.ts'

/** With everything that is in one group with any of them. */
export function withGroups(items: Items, ids: readonly string[]): readonly string[] {
  const groups = new Set(items.flatMap(({ id, group }) => (group && ids.includes(id) ? [group] : [])))
  if (groups.size === 0) return ids
  const joined = items.filter(({ id, group }) => ids.includes(id) || (group !== undefined && groups.has(group)))
  return joined.map(({ id }) => id)
}

const isGroupable = (item: Item): boolean => item.type !== 'piece'

/** Chosen and moved together from now on; the layout's pieces stay with the layout. */
export function grouped(items: Items, ids: readonly string[], group: string): Items {
  const own = items.filter((item) => ids.includes(item.id) && isGroupable(item)).map(({ id }) => id)
  return own.length < 2 ? items : each(items, own, (item) => ({ ...item, group }) as Item)
}

export const ungrouped = (items: Items, ids: readonly string[]): Items =>
  each(items, ids, ({ group: _group, ...item }) => item as Item)
