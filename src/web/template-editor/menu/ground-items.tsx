import { IconClipboard, IconSelectAll } from '@tabler/icons-react'
import { clipboard } from '../clipboard.ts'
import { useEditorActions } from '../editor-actions.ts'
import { ActionItem } from './action-item.tsx'

export function GroundItems() {
  const actions = useEditorActions()
  return (
    <>
      <PasteItem />
      <ActionItem icon={IconSelectAll} label="Zaznacz wszystko" keys="Ctrl+A" onClick={actions.selectAll} />
    </>
  )
}

export function PasteItem() {
  const actions = useEditorActions()
  const isEmpty = clipboard.read().length === 0
  return (
    <ActionItem icon={IconClipboard} label="Wklej" keys="Ctrl+V" isDisabled={isEmpty} onClick={() => actions.paste()} />
  )
}
