import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './element-list.module.css'

interface RowHandleProps {
  id: string
  label: string
  onStep: (id: string, way: 'up' | 'down') => void
}

const WAYS: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' }

/** Taken hold of by the pointer, a finger or, with the arrows, by the keyboard. */
export function RowHandle({ id, label, onStep }: RowHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way) return
    // Elsewhere the arrows move what is chosen on the canvas.
    event.stopPropagation()
    event.preventDefault()
    onStep(id, way)
  }
  return (
    <UnstyledButton
      className={classes.handle}
      data-handle={id}
      aria-label={`Zmień kolejność: ${label}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Przeciągnij albo przesuń strzałkami"
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={17} aria-hidden />
    </UnstyledButton>
  )
}
