import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PlannedRow } from '#domain/squad/import-plan.ts'
import classes from './plan-action.module.css'
import { PLAN_ACTIONS } from './plan-actions.ts'

export function PlanAction({ row }: { row: PlannedRow }) {
  const { label, color } = PLAN_ACTIONS[row.action]
  const isRefused = row.action === 'refused'
  const note = noteOf(row)
  return (
    <Stack gap={4} align="flex-start">
      <Badge variant="light" color={color} tt="none" fw={600}>
        {label}
      </Badge>
      {note && (
        <Group gap={6} wrap="nowrap" align="flex-start" c={isRefused ? 'var(--mantine-color-error)' : undefined}>
          {!isRefused && <IconAlertTriangle size={18} className={classes.icon} aria-hidden />}
          <Text size="sm">{note}</Text>
        </Group>
      )}
    </Stack>
  )
}

function noteOf(row: PlannedRow): string | null {
  switch (row.action) {
    case 'refused':
      return row.reason
    case 'numberless':
      return 'bez numeru nie zostanie zapisany'
    case 'same':
      return null
    default:
      return row.warning
  }
}
