import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconDownload } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Template } from '#contract/template.ts'
import { exportTemplateUrl } from '#web/api/template-changes.ts'
import classes from './template-card.module.css'

interface MoreActionsProps {
  template: Template
  onDuplicate: (template: Template) => void
}

/** Five hundred closed menus would keep the page busy for seconds: each is made when it is first asked for. */
export function MoreActions(props: MoreActionsProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <ActionsMenu {...props} />
  return <DotsButton name={props.template.name} aria-haspopup="menu" onClick={() => setWanted(true)} />
}

function ActionsMenu({ template, onDuplicate }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; this one takes its focus, and gets it back when the menu closes.
  useEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      width={180}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <DotsButton ref={button} name={template.name} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => onDuplicate(template)}>
          Duplikuj
        </Menu.Item>
        <Menu.Item
          component="a"
          href={exportTemplateUrl(template.id)}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Eksportuj
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type DotsButtonProps = Omit<ComponentProps<'button'>, 'color' | 'style'> & { name: string }

function DotsButton({ name, ...props }: DotsButtonProps) {
  return (
    <ActionIcon variant="transparent" {...props} className={classes.more} aria-label={`Więcej działań: ${name}`}>
      <IconDots size={20} aria-hidden className={classes.dots} />
    </ActionIcon>
  )
}
