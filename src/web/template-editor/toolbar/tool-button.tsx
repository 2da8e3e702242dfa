import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  label: string
  /** As it is written on keys. */
  keys?: string
  isOn?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

export function ToolButton({ label, keys, isOn, disabled = false, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip
      label={keys ? `${label} (${keys})` : label}
      openDelay={400}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'club' : 'gray'}
        size={40}
        c={isOn ? undefined : 'var(--mantine-color-text)'}
        aria-label={label}
        aria-pressed={isOn}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
