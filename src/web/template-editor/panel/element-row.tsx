import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import type { ElementType } from '#domain/template/element-kinds.ts'
import { type EditorActions, useEditorActions } from '../editor-actions.ts'
import { useEditorStore } from '../editor-store.ts'
import { ELEMENT_ICONS } from './element-icons.ts'
import classes from './element-list.module.css'

export interface RowContent {
  id: string
  type: ElementType
  label: string
  isLocked: boolean
  isHidden: boolean
}

interface ElementRowProps extends RowContent {
  isSelected: boolean
  isTop: boolean
  isBottom: boolean
}

/** Only the rows whose element changed are drawn again: there may be hundreds. */
export const ElementRow = memo(function ElementRow({ isSelected, isTop, isBottom, ...row }: ElementRowProps) {
  const { id, type, label, isHidden } = row
  const store = useEditorStore()
  const actions = useEditorActions()
  const Icon = ELEMENT_ICONS[type]
  const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey || ctrlKey || metaKey || store.getState().isAdding) actions.toggle(id)
    else actions.select([id])
  }
  return (
    <li className={classes.row} data-selected={isSelected || undefined} data-hidden={isHidden || undefined}>
      <UnstyledButton
        className={classes.name}
        aria-pressed={isSelected}
        onClick={choose}
        onDoubleClick={() => store.setState({ tab: 'properties' })}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>{label}</span>
      </UnstyledButton>
      <Switches {...row} actions={actions} />
      <RowButton label={`Warstwa wyżej: ${label}`} isDisabled={isTop} onClick={() => actions.layerUp(id)}>
        <IconArrowUp size={17} aria-hidden />
      </RowButton>
      <RowButton label={`Warstwa niżej: ${label}`} isDisabled={isBottom} onClick={() => actions.layerDown(id)}>
        <IconArrowDown size={17} aria-hidden />
      </RowButton>
      <RowButton label={`Usuń: ${label}`} onClick={() => actions.remove(id)}>
        <IconTrash size={17} aria-hidden />
      </RowButton>
    </li>
  )
})

interface SwitchesProps extends RowContent {
  actions: EditorActions
}

function Switches({ id, label, isLocked, isHidden, actions }: SwitchesProps) {
  return (
    <>
      <RowButton
        label={`${isHidden ? 'Pokaż' : 'Ukryj'}: ${label}`}
        isOn={isHidden}
        onClick={() => actions.change([id], { hidden: !isHidden })}
      >
        {isHidden ? <IconEyeOff size={17} aria-hidden /> : <IconEye size={17} aria-hidden />}
      </RowButton>
      <RowButton
        label={`${isLocked ? 'Odblokuj' : 'Zablokuj'}: ${label}`}
        isOn={isLocked}
        onClick={() => actions.change([id], { locked: !isLocked })}
      >
        {isLocked ? <IconLock size={17} aria-hidden /> : <IconLockOpen size={17} aria-hidden />}
      </RowButton>
    </>
  )
}

interface RowButtonProps {
  label: string
  isDisabled?: boolean
  isOn?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ label, isDisabled = false, isOn = false, onClick, children }: RowButtonProps) {
  return (
    <ActionIcon
      className={classes.action}
      variant="subtle"
      color="gray"
      size="var(--row-action)"
      data-on={isOn || undefined}
      aria-label={label}
      title={label.split(':')[0]}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
