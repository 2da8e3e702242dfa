import { Menu, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import classes from './action-item.module.css'

interface ActionItemProps {
  icon: Icon
  label: string
  /** As it is written on keys. */
  keys?: string
  isDisabled?: boolean
  onClick: () => void
}

export function ActionItem({ icon: ItemIcon, label, keys, isDisabled = false, onClick }: ActionItemProps) {
  return (
    <Menu.Item
      leftSection={<ItemIcon size={17} aria-hidden />}
      rightSection={
        keys && (
          <Text className={classes.keys} size="xs" c="dimmed" aria-hidden>
            {keys}
          </Text>
        )
      }
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      disabled={isDisabled}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  )
}
