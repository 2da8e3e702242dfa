import { Menu } from '@mantine/core'
import {
  type Icon,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconRestore,
  IconStackBack,
  IconStackBackward,
  IconStackForward,
  IconStackFront,
  IconTrash,
} from '@tabler/icons-react'
import type { Items } from '#graphic/template/editor/items.ts'
import type { Stacking } from '#graphic/template/editor/stacking.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useElements, useSelectedIds } from '../editor-store.ts'
import { ActionItem } from './action-item.tsx'
import { PasteItem } from './ground-items.tsx'
import { GroupItems } from './group-items.tsx'

const STACKINGS: ReadonlyArray<[Stacking, string, string, Icon]> = [
  ['front', 'Na wierzch', 'Ctrl+Shift+]', IconStackFront],
  ['forward', 'Do przodu', 'Ctrl+]', IconStackForward],
  ['backward', 'Do tyłu', 'Ctrl+[', IconStackBackward],
  ['back', 'Na spód', 'Ctrl+Shift+[', IconStackBack],
]

export function SelectionItems() {
  const selected = useSelectedIds()
  const chosen = useElements().filter(({ id }) => selected.includes(id))
  const actions = useEditorActions()
  return (
    <>
      <ClipboardItems chosen={chosen} />
      <Menu.Divider />
      <GroupItems chosen={chosen} />
      {STACKINGS.map(([stacking, label, keys, StackIcon]) => (
        <ActionItem key={stacking} icon={StackIcon} label={label} keys={keys} onClick={() => actions.stack(stacking)} />
      ))}
      <Menu.Divider />
      <StateItems chosen={chosen} />
    </>
  )
}

interface ChosenProps {
  chosen: Items
}

/** The layout's pieces belong to it and have no copies. */
function ClipboardItems({ chosen }: ChosenProps) {
  const actions = useEditorActions()
  const isDisabled = chosen.every(({ type }) => type === 'piece')
  return (
    <>
      <ActionItem icon={IconCut} label="Wytnij" keys="Ctrl+X" isDisabled={isDisabled} onClick={() => actions.cut()} />
      <ActionItem icon={IconCopy} label="Kopiuj" keys="Ctrl+C" isDisabled={isDisabled} onClick={() => actions.copy()} />
      <PasteItem />
      <ActionItem
        icon={IconCopyPlus}
        label="Duplikuj"
        keys="Ctrl+D"
        isDisabled={isDisabled}
        onClick={actions.duplicate}
      />
    </>
  )
}

function StateItems({ chosen }: ChosenProps) {
  const actions = useEditorActions()
  const isLocked = chosen.some(({ locked }) => locked)
  const isHidden = chosen.some(({ hidden }) => hidden)
  const pieces = chosen.flatMap((item) => (item.type === 'piece' ? [item] : []))
  const changed = pieces.filter((piece) => Object.keys(piece.changed).length > 0)
  return (
    <>
      <ActionItem
        icon={isLocked ? IconLockOpen : IconLock}
        label={isLocked ? 'Odblokuj' : 'Zablokuj'}
        keys="Ctrl+Shift+L"
        onClick={actions.toggleLocked}
      />
      <ActionItem
        icon={isHidden ? IconEye : IconEyeOff}
        label={isHidden ? 'Pokaż' : 'Ukryj'}
        keys="Ctrl+Shift+H"
        onClick={actions.toggleHidden}
      />
      {pieces.length > 0 && (
        <ActionItem
          icon={IconRestore}
          label="Przywróć"
          isDisabled={changed.length === 0}
          onClick={() => actions.restorePieces(changed.map(({ piece }) => piece))}
        />
      )}
      <ActionItem
        icon={IconTrash}
        label="Usuń"
        keys="Delete"
        isDisabled={chosen.every(({ locked }) => locked)}
        onClick={actions.removeSelected}
      />
    </>
  )
}
