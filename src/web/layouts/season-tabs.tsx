import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './season-tabs.module.css'

/** By what follows `/matches/` in the address. */
const TABS = [
  { part: '', label: 'Terminarz' },
  { part: 'table', label: 'Tabela' },
  { part: 'figures', label: 'Statystyki' },
  { part: 'gallery', label: 'Galeria' },
  { part: 'photos', label: 'Zdjęcia' },
] as const

/** The parts of a season, beside each other at every width. */
export function SeasonTabs({ current }: { current: string }) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a narrow screen the strip is longer than it is wide: the part that is shown stays in sight.
    const tab = current === '' ? null : strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - strip.current.offsetLeft - 16 })
  }, [current])
  return (
    <nav aria-label="Sezon" className={classes.tabs} ref={strip}>
      {TABS.map(({ part, label }) => (
        <Link
          key={part}
          to={part === '' ? '/matches' : part === 'photos' ? '/photos' : '/matches/$'}
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
