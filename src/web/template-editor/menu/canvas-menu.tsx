import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { pressedForMenu } from '#graphic/template/editor/canvas-gesture.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { useEditorStore, useSelectedIds } from '../editor-store.ts'
import { GroundItems } from './ground-items.tsx'
import { SelectionItems } from './selection-items.tsx'

/** By the right button, a long press or the menu key: what can be done with what is chosen, or with the canvas. */
export function CanvasMenu({ children }: { children: ReactElement }) {
  const store = useEditorStore()
  const hasSelection = useSelectedIds().length > 0
  return (
    <Menu
      shadow="md"
      width={270}
      position={useIsNarrow() ? 'bottom-start' : 'right-start'}
      withInitialFocusPlaceholder={false}
      offset={2}
      onOpen={() => store.setState(({ canvas }) => ({ canvas: pressedForMenu(canvas) }))}
    >
      <Menu.ContextMenu>{children}</Menu.ContextMenu>
      <Menu.Dropdown aria-label={hasSelection ? 'Zaznaczone' : 'Grafika'}>
        {hasSelection ? <SelectionItems /> : <GroundItems />}
      </Menu.Dropdown>
    </Menu>
  )
}
