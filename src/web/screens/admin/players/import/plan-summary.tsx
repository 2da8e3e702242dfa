import { Text } from '@mantine/core'
import type { PlannedRow } from '#domain/squad/import-plan.ts'
import { countActions } from './plan-actions.ts'

/** Said aloud as the list grows. */
export function PlanSummary({ plan }: { plan: readonly PlannedRow[] }) {
  const { add, change, same, numberless, refused } = countActions(plan)
  const parts = [
    add > 0 && `nowi: ${add}`,
    change > 0 && `zmiany: ${change}`,
    same > 0 && `bez zmian: ${same}`,
    numberless > 0 && `bez numeru: ${numberless}`,
    refused > 0 && `odrzucone: ${refused}`,
  ]
  return (
    <Text role="status" fw={600}>
      {plan.length === 0 ? 'Podgląd pojawi się tutaj' : `Podgląd – ${parts.filter(Boolean).join(', ')}`}
    </Text>
  )
}
