import { Menu } from '@mantine/core'
import { IconBoxMultiple, IconBoxOff } from '@tabler/icons-react'
import type { Items } from '#graphic/template/editor/items.ts'
import { useEditorActions } from '../editor-actions.ts'
import { ActionItem } from './action-item.tsx'

/** Only where there is something to group or to part. */
export function GroupItems({ chosen }: { chosen: Items }) {
  const actions = useEditorActions()
  const own = chosen.filter(({ type }) => type !== 'piece')
  const [group] = own.map((item) => item.group)
  const isOneGroup = group !== undefined && own.every((item) => item.group === group)
  const isGrouped = own.some((item) => item.group !== undefined)
  if (own.length < 2 && !isGrouped) return null
  return (
    <>
      {own.length > 1 && !isOneGroup && (
        <ActionItem icon={IconBoxMultiple} label="Grupuj" keys="Ctrl+G" onClick={actions.group} />
      )}
      {isGrouped && <ActionItem icon={IconBoxOff} label="Rozgrupuj" keys="Ctrl+Shift+G" onClick={actions.ungroup} />}
      <Menu.Divider />
    </>
  )
}
