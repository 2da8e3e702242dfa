import { VisuallyHidden } from '@mantine/core'
import type { PlannedRow } from '#domain/squad/import-plan.ts'
import type { ListedPlayer } from '#domain/squad/squad-row.ts'
import classes from './planned-field.module.css'

interface PlannedFieldProps {
  row: Exclude<PlannedRow, { action: 'refused' }>
  field: keyof ListedPlayer
}

/** What a field will hold, and what it held where the list changes it. */
export function PlannedField({ row, field }: PlannedFieldProps) {
  const change = row.action === 'change' && row.changes.find((candidate) => candidate.field === field)
  if (!change) return row.player[field] ?? ''
  return (
    <>
      {change.was && (
        <>
          <VisuallyHidden>było </VisuallyHidden>
          <del className={classes.was}>{change.was}</del>
          <span aria-hidden> → </span>
          <VisuallyHidden>, będzie </VisuallyHidden>
        </>
      )}
      <ins className={classes.becomes}>{change.becomes}</ins>
    </>
  )
}
