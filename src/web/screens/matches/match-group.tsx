import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './match-group.module.css'

/** Nothing where there is no match of its kind. */
export function MatchGroup({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Paper component="ul" className={classes.list}>
        {children}
      </Paper>
    </section>
  )
}
