import type { PlannedRow } from '#domain/squad/import-plan.ts'

type Action = PlannedRow['action']

export const PLAN_ACTIONS: Record<Action, { label: string; color: string }> = {
  add: { label: 'Nowy', color: 'club' },
  change: { label: 'Zmiana', color: 'blue' },
  same: { label: 'Bez zmian', color: 'gray' },
  numberless: { label: 'Bez numeru', color: 'gray' },
  refused: { label: 'Odrzucony', color: 'red' },
}

export const countActions = (plan: readonly PlannedRow[]): Record<Action, number> => {
  const counts = { add: 0, change: 0, same: 0, numberless: 0, refused: 0 }
  for (const { action } of plan) counts[action]++
  return counts
}
