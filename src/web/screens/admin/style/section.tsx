import { Paper } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  /** What is chosen in it. */
  words: string
  /** At first; then it is as it was left. */
  isOpen: boolean
  children: ReactNode
}

export function Section({ title, words, isOpen, children }: SectionProps) {
  return (
    <Paper component="details" open={isOpen} className={classes.section}>
      <summary className={classes.summary}>
        <span className={classes.title}>{title}</span>
        <span className={classes.words}>{words}</span>
        <IconChevronDown size={20} className={classes.mark} aria-hidden />
      </summary>
      <div className={classes.content}>{children}</div>
    </Paper>
  )
}
