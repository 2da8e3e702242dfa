import type { ReactNode } from 'react'
import classes from './graphic-grid.module.css'

/** Of tiles. */
export const GraphicGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.grid} aria-label={label}>
    {children}
  </ul>
)
