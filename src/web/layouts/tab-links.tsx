import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'

export interface TabLink {
  to: LinkProps['to']
  label: string
  icon: Icon
}

interface TabLinksProps {
  label: string
  tabs: readonly TabLink[]
  current: string
  classes: Record<'nav' | 'tab' | 'tabLabel', string> | Record<string, string>
}

export function TabLinks({ label, tabs, current, classes }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes.nav}>
      {tabs.map(({ to, label: name, icon: TabIcon }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
          <TabIcon size={20} stroke={1.8} aria-hidden />
          <span className={classes.tabLabel}>{name}</span>
        </Link>
      ))}
    </nav>
  )
}
