import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './properties.module.css'

interface PropertySectionProps {
  label: string
  isSet: boolean
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of the form that folds; closed, it still says whether something in it has been set. */
export function PropertySection({ label, isSet, isOpen, onToggle, children }: PropertySectionProps) {
  return (
    <div className={classes.section}>
      <UnstyledButton className={classes.sectionHead} aria-expanded={isOpen} onClick={onToggle}>
        <Text component="span" size="sm" fw={600}>
          {label}
        </Text>
        {isSet && !isOpen && (
          <Text component="span" size="sm" c="dimmed">
            ustawiono
          </Text>
        )}
        <IconChevronDown className={classes.chevron} size={18} aria-hidden />
      </UnstyledButton>
      {isOpen && <div className={classes.sectionFields}>{children}</div>}
    </div>
  )
}
