import type { Item, Items } from './items.ts'

function alike(one: Item, other: Item): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const [a, b] = [one as object as Record<string, unknown>, other as object as Record<string, unknown>]
  return [...names].every((name) => a[name] === b[name])
}

/** The named elements changed, the others untouched; the very same list when none came out different. */
export function each(elements: Items, ids: readonly string[], change: (element: Item) => Item): Items {
  const named = new Set(ids)
  let isSame = true
  const next = elements.map((element) => {
    if (!named.has(element.id)) return element
    const changed = change(element)
    if (alike(element, changed)) return element
    isSame = false
    return changed
  })
  return isSame ? elements : next
}
