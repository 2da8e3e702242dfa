import { Skeleton, Stack } from '@mantine/core'
import classes from './screen-columns.module.css'

interface ColumnsSkeletonProps {
  label: string
  /** How high each part of the controls will be. */
  heights: readonly string[]
}

/** The columns before their data is there. No switch yet: a tap on it would be lost with the skeleton. */
export const ColumnsSkeleton = ({ label, heights }: ColumnsSkeletonProps) => (
  <div className={classes.columns} data-pane="controls" role="status" aria-label={label}>
    <Stack gap="md" className={classes.controls}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </Stack>
    <div className={classes.preview}>
      <Skeleton height="46rem" radius="lg" />
    </div>
  </div>
)
