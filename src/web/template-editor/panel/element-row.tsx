import { ActionIcon, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import type { Item } from '#graphic/template/editor/items.ts'
import { type EditorActions, useEditorActions } from '../editor-actions.ts'
import { useEditorStore } from '../editor-store.ts'
import { ELEMENT_ICONS } from './element-icons.ts'
import classes from './element-list.module.css'
import { RowHandle } from './row-handle.tsx'

export interface RowContent {
  id: string
  type: Item['type']
  label: string
  /** The parts of the layout that give way to it. */
  replaces: string
  /** The name of a piece that is no longer as its look has it. */
  piece: string | null
  isLocked: boolean
  isHidden: boolean
}

interface ElementRowProps extends RowContent {
  isSelected: boolean
  isTop: boolean
  isBottom: boolean
  isCarried: boolean
  /** On which side of it a line shows where what is carried lands. */
  landing: 'before' | 'after' | undefined
  onStep: (id: string, way: 'up' | 'down') => void
}

/** Only the rows whose element changed are drawn again: there may be hundreds. */
export const ElementRow = memo(function ElementRow(props: ElementRowProps) {
  const { id, type, label, replaces, isHidden, isSelected, isCarried, landing, onStep } = props
  const store = useEditorStore()
  const actions = useEditorActions()
  const Icon = ELEMENT_ICONS[type]
  const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey || ctrlKey || metaKey || store.getState().isAdding) actions.toggle(id)
    else actions.select([id])
  }
  return (
    <li
      className={classes.row}
      data-selected={isSelected || undefined}
      data-hidden={isHidden || undefined}
      data-carried={isCarried || undefined}
      data-landing={landing}
    >
      <RowHandle id={id} label={label} onStep={onStep} />
      <UnstyledButton
        className={classes.name}
        aria-pressed={isSelected}
        onClick={choose}
        onDoubleClick={() => store.setState({ tab: 'properties' })}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        <span>
          {label}
          {replaces && <small>zamiast: {replaces}</small>}
        </span>
      </UnstyledButton>
      <Switches {...props} actions={actions} />
      <Moves {...props} actions={actions} />
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

interface MovesProps extends ElementRowProps {
  actions: EditorActions
}

function Moves({ id, type, label, piece, isTop, isBottom, actions }: MovesProps) {
  return (
    <>
      <RowButton label={`Warstwa wyżej: ${label}`} isDisabled={isTop} onClick={() => actions.layerUp(id)}>
        <IconArrowUp size={17} aria-hidden />
      </RowButton>
      <RowButton label={`Warstwa niżej: ${label}`} isDisabled={isBottom} onClick={() => actions.layerDown(id)}>
        <IconArrowDown size={17} aria-hidden />
      </RowButton>
      {type === 'piece' ? (
        <RowButton
          label={`Przywróć: ${label}`}
          isDisabled={piece === null}
          onClick={() => piece !== null && actions.restorePieces([piece])}
        >
          <IconRestore size={17} aria-hidden />
        </RowButton>
      ) : (
        <RowButton label={`Usuń: ${label}`} onClick={() => actions.remove(id)}>
          <IconTrash size={17} aria-hidden />
        </RowButton>
      )}
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
