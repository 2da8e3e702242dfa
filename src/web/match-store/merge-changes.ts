import type { Raw } from '#domain/match/gate.ts'

export interface Merged {
  value: Raw
  /** Fields that both have changed, differently. */
  conflicts: string[]
}

/** Null, absent and an empty default say the same. */
const text = (value: unknown): string => JSON.stringify(value ?? null)

/** What each of two people has changed since the version that both knew, put together. */
export function mergeChanges(base: Raw | null, mine: Raw, theirs: Raw, fields: readonly string[]): Merged {
  const value: Record<string, unknown> = { ...theirs }
  const conflicts: string[] = []
  for (const field of fields) {
    const [before, my, their] = [text(base?.[field]), text(mine[field]), text(theirs[field])]
    if (my === before || my === their) continue
    if (their !== before) conflicts.push(field)
    value[field] = mine[field]
  }
  return { value, conflicts }
}
