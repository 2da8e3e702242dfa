import type { KindName } from '../kinds/kinds.ts'

interface Defaultable {
  id: number
  type: KindName
  isDefault: boolean
}

/**
 * Which templates must become the default so that every type that has templates has one: the oldest, and the one that
 * has just been changed only where it stands alone.
 */
export function missingDefaults(templates: readonly Defaultable[], changedId?: number): number[] {
  const rank = ({ id }: Defaultable) => (id === changedId ? Number.POSITIVE_INFINITY : id)
  return [...new Set(templates.map(({ type }) => type))].flatMap((type) => {
    const members = templates.filter((template) => template.type === type)
    if (members.some(({ isDefault }) => isDefault)) return []
    const [oldest] = members.sort((a, b) => rank(a) - rank(b))
    return oldest ? [oldest.id] : []
  })
}

interface DefaultsAfter<Template> {
  /** Whether the changed one is the default of its type, wanted or because it stands alone. */
  isDefault: boolean
  /** Takes over where the changed one was the default. */
  heir: Template | null
  /** Is the default no more, because the changed one is. */
  former: Template | null
}

/** What a change does to the defaults, told before it is made. A new template has the id 0. */
export function defaultsAfter<Template extends Defaultable>(
  templates: readonly Template[],
  changed: Defaultable,
): DefaultsAfter<Template> {
  const others = templates.filter(({ id }) => id !== changed.id)
  const former = changed.isDefault
    ? others.find(({ type, isDefault }) => isDefault && type === changed.type)
    : undefined
  const heirs = missingDefaults([...others, changed], changed.id)
  return {
    isDefault: changed.isDefault || heirs.includes(changed.id),
    heir: others.find(({ id }) => heirs.includes(id)) ?? null,
    former: former ?? null,
  }
}
