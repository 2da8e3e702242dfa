import { Link } from '@tanstack/react-router'
import classes from './season-tabs.module.css'

/** By what follows `/matches/` in the address. */
const TABS = [
  { part: '', label: 'Terminarz' },
  { part: 'table', label: 'Tabela' },
  { part: 'figures', label: 'Statystyki' },
  { part: 'gallery', label: 'Galeria' },
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
          className={classes.tab}
          // Otherwise every address below the first part's would count as that part.
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={part === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
