import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import type { TemplateElement } from '#domain/template/element.ts'
import { elementLabel } from '#domain/template/element-label.ts'
import { type EditorActions, useEditorActions } from '../editor-actions.ts'
import { useEditorStore } from '../editor-store.ts'
import { ELEMENT_ICONS } from './element-icons.ts'
import classes from './element-list.module.css'

interface ElementRowProps {
  element: TemplateElement
  isSelected: boolean
  isTop: boolean
  isBottom: boolean
}

/** Only the rows whose element changed are drawn again: there may be hundreds. */
export const ElementRow = memo(function ElementRow({ element, isSelected, isTop, isBottom }: ElementRowProps) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const Icon = ELEMENT_ICONS[element.type]
  const label = elementLabel(element)
  const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey || ctrlKey || metaKey || store.getState().isAdding) actions.toggle(element.id)
    else actions.select([element.id])
  }
  return (
    <li className={classes.row} data-selected={isSelected || undefined} data-hidden={element.hidden}>
      <UnstyledButton
        className={classes.name}
        aria-pressed={isSelected}
        onClick={choose}
        onDoubleClick={() => store.setState({ tab: 'properties' })}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>{label}</span>
      </UnstyledButton>
      <Switches element={element} label={label} actions={actions} />
      <RowButton label={`Warstwa wyżej: ${label}`} isDisabled={isTop} onClick={() => actions.layerUp(element.id)}>
        <IconArrowUp size={17} aria-hidden />
      </RowButton>
      <RowButton label={`Warstwa niżej: ${label}`} isDisabled={isBottom} onClick={() => actions.layerDown(element.id)}>
        <IconArrowDown size={17} aria-hidden />
      </RowButton>
      <RowButton label={`Usuń: ${label}`} onClick={() => actions.remove(element.id)}>
        <IconTrash size={17} aria-hidden />
      </RowButton>
    </li>
  )
})

interface SwitchesProps {
  element: TemplateElement
  label: string
  actions: EditorActions
}

function Switches({ element: { id, locked, hidden }, label, actions }: SwitchesProps) {
  return (
    <>
      <RowButton
        label={`${hidden ? 'Pokaż' : 'Ukryj'}: ${label}`}
        isOn={hidden}
        onClick={() => actions.change([id], { hidden: !hidden })}
      >
        {hidden ? <IconEyeOff size={17} aria-hidden /> : <IconEye size={17} aria-hidden />}
      </RowButton>
      <RowButton
        label={`${locked ? 'Odblokuj' : 'Zablokuj'}: ${label}`}
        isOn={locked}
        onClick={() => actions.change([id], { locked: !locked })}
      >
        {locked ? <IconLock size={17} aria-hidden /> : <IconLockOpen size={17} aria-hidden />}
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
