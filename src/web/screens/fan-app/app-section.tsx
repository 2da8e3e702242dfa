import { type ReactNode, useId } from 'react'
import classes from './app-section.module.css'

interface AppSectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A titled card of the app. */
export function AppSection({ title, action, children }: AppSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={classes.heading}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        {action}
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  )
}
