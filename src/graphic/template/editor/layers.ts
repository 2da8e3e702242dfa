import { byLayer, layerOf, Z_MAX, Z_MIN } from '../by-layer.ts'
import type { Item, Items } from './items.ts'

/** Half-way: there is room above and below for those that follow. */
const FIRST_UNDER = Z_MAX / 2

export const topLayer = (items: Items): number => Math.max(0, ...items.map(({ zIndex }) => zIndex))

/** Equal layers lie in the order of the list, so at the end of the range the list's order decides. */
function relaid(items: Items, id: string, change: { zIndex: number; under?: true }, end: 'first' | 'last'): Items {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) return items
  const others = items.filter((candidate) => candidate.id !== id)
  const { under: _under, ...rest } = item
  const laid = { ...rest, ...change } as Item
  return end === 'first' ? [laid, ...others] : [...others, laid]
}

export const isOnTop = (items: Items, id: string): boolean => byLayer(items).at(-1)?.id === id
export const isAtBottom = (items: Items, id: string): boolean => byLayer(items)[0]?.id === id

export function layerUp(items: Items, id: string): Items {
  if (isOnTop(items, id)) return items
  return relaid(items, id, { zIndex: Math.min(Z_MAX, topLayer(items) + 1) }, 'last')
}

function pieceDown(items: Items, item: Item): Items {
  const pieces = items.filter(({ type }) => type === 'piece')
  const zIndex = item.zIndex > 0 ? 0 : Math.min(...pieces.map((piece) => piece.zIndex)) - 1
  return items.map((other) => (other === item ? { ...item, zIndex: Math.max(-Z_MAX, zIndex) } : other))
}

/** First beneath the other elements, then beneath the layout too. */
export function layerDown(items: Items, id: string): Items {
  const item = items.find((candidate) => candidate.id === id)
  if (!item || isAtBottom(items, id)) return items
  if (item.type === 'piece') return pieceDown(items, item)
  const own = byLayer(items.filter(({ type }) => type !== 'piece'))
  const over = own.filter(({ under }) => !under)
  const isLowest = item.under || over[0]?.id === id
  const hasPieces = items.some(({ type }) => type === 'piece')
  if (!isLowest || !hasPieces) {
    const lowest = Math.min(...over.map(({ zIndex }) => zIndex))
    return relaid(items, id, { zIndex: Math.max(Z_MIN, lowest - 1) }, 'first')
  }
  const beneath = own.filter(({ under }) => under)
  const lowest = beneath.length > 0 ? Math.min(...beneath.map(({ zIndex }) => zIndex)) - 1 : FIRST_UNDER
  return relaid(items, id, { zIndex: Math.max(Z_MIN, lowest), under: true }, 'first')
}

/** The items from bottom to top in this order: as few layers as possible are set anew. */
export function restacked(items: Items, order: readonly string[]): Items {
  const byId = new Map(items.map((item) => [item.id, item]))
  const wanted = order.flatMap((id) => byId.get(id) ?? [])
  const run = longestRun(wanted, items)
  let below = -Z_MAX
  let above = Z_MIN - 1
  const layers = new Map(
    wanted.map((item, index) => {
      if (index >= run.from && index < run.to) return [item.id, { layer: 0 }]
      return [item.id, { layer: index < run.from ? ++below : ++above }]
    }),
  )
  const list = items.map((item) => {
    const layer = layers.get(item.id)?.layer ?? layerOf(item)
    if (layer === layerOf(item)) return item
    if (item.type === 'piece') return { ...item, zIndex: layer }
    const { under: _under, ...rest } = item
    return (layer < 0 ? { ...rest, zIndex: layer + Z_MAX + 1, under: true } : { ...rest, zIndex: layer }) as Item
  })
  return list.every((item, index) => item === items[index]) ? items : list
}

/** The longest row of neighbours that are pieces in the layout's own order: they stay as they are. */
function longestRun(wanted: Items, items: Items): { from: number; to: number } {
  const place = new Map(items.map(({ id }, index) => [id, index]))
  let best = { from: 0, to: 0 }
  let from = 0
  for (let to = 0; to <= wanted.length; to++) {
    const [item, last] = [wanted[to], wanted[to - 1]]
    const goesOn =
      item?.type === 'piece' && (to === from || (place.get(last?.id ?? '') ?? 0) < (place.get(item.id) ?? 0))
    if (goesOn) continue
    if (to - from > best.to - best.from) best = { from, to }
    from = item?.type === 'piece' ? to : to + 1
  }
  return best
}
