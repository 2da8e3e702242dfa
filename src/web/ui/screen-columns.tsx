import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './screen-columns.module.css'

interface ScreenColumnsProps {
  controls: ReactNode
  preview: ReactNode
}

/** Controls on the left, the graphic beside them and in sight while they scroll; one under the other on a phone. */
export function ScreenColumns({ controls, preview }: ScreenColumnsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="md">{controls}</Stack>
      <div className={classes.preview}>{preview}</div>
    </div>
  )
}
