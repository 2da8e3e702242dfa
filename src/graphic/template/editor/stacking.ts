import { byLayer } from '../by-layer.ts'
import type { Items } from './items.ts'
import { restacked } from './layers.ts'

export const STACKINGS = ['forward', 'backward', 'front', 'back'] as const
export type Stacking = (typeof STACKINGS)[number]

/** Each chosen one over the next that is not; several keep their order among themselves. */
function stepUp(order: readonly string[], isChosen: (id: string) => boolean): string[] {
  const next = [...order]
  for (let index = next.length - 2; index >= 0; index--) {
    const [lower, upper] = [next[index], next[index + 1]]
    if (lower === undefined || upper === undefined || !isChosen(lower) || isChosen(upper)) continue
    next[index] = upper
    next[index + 1] = lower
  }
  return next
}

function orderAfter(order: readonly string[], isChosen: (id: string) => boolean, stacking: Stacking): string[] {
  const [chosen, others] = [order.filter(isChosen), order.filter((id) => !isChosen(id))]
  switch (stacking) {
    case 'front':
      return [...others, ...chosen]
    case 'back':
      return [...chosen, ...others]
    case 'forward':
      return stepUp(order, isChosen)
    case 'backward':
      return stepUp(order.toReversed(), isChosen).reverse()
  }
}

export function stacked(items: Items, ids: readonly string[], stacking: Stacking): Items {
  const order = byLayer(items).map(({ id }) => id)
  const wanted = orderAfter(order, (id) => ids.includes(id), stacking)
  return wanted.every((id, index) => id === order[index]) ? items : restacked(items, wanted)
}
