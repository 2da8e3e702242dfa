import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './header-action.module.css'

interface HeaderActionContent {
  label: string
  icon: ReactNode
}

/** Icon and words on a wide screen; on a phone the icon alone, still named for a screen reader. */
export function HeaderButton({
  label,
  icon,
  ...others
}: HeaderActionContent & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={classes.action} {...others}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  )
}

const HeaderAnchor = ({ label, icon, ...others }: HeaderActionContent & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...others} className={classes.action}>
    {icon}
    <span className={classes.label}>{label}</span>
  </a>
)

export const HeaderLink = createLink(HeaderAnchor)
