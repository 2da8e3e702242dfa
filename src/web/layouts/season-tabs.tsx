import { Link } from '@tanstack/react-router'
import classes from './season-tabs.module.css'

/** By what follows `/matches/` in the address. */
const TABS = [
  { part: '', label: 'Terminarz' },
  { part: 'table', label: 'Tabela' },
] as const

/** The parts of a season, beside each other at every width. */
export function SeasonTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Sezon" className={classes.tabs}>
      {TABS.map(({ part, label }) => (
        <Link
          key={part}
          to={part === '' ? '/matches' : '/matches/$'}
          params={{ _splat: part }}
          // Else the first tab would be marked as current on all of them.
          activeOptions={{ exact: true }}
          className={classes.tab}
          aria-current={part === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
