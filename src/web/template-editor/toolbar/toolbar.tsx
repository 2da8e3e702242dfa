import { ActionIcon, Popover } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconDeviceFloppy,
  IconLayoutAlignCenter,
  IconPointerPlus,
  IconTrash,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useState } from 'react'
import { AidTools } from '../aids/aid-tools.tsx'
import type { Zoom } from '../canvas/use-zoom.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useEditor, useEditorStore, useSelectedIds } from '../editor-store.ts'
import type { SampleChoice } from '../preview/use-preview.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import { FormatTools } from './format-tools.tsx'
import { SampleSelect } from './sample-select.tsx'
import { ToolButton } from './tool-button.tsx'
import classes from './toolbar.module.css'

interface ToolbarProps {
  zoom: Zoom
  samples: SampleChoice
  /** Where the header scrolls away with its button, there is one here. */
  onSave: () => void
}

export function Toolbar({ zoom, samples, onSave }: ToolbarProps) {
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Narzędzia edytora">
      <div className={classes.save}>
        <ToolButton label="Zapisz" keys="Ctrl+S" onClick={onSave}>
          <IconDeviceFloppy size={20} aria-hidden />
        </ToolButton>
      </div>
      <HistoryTools />
      <SelectionTools />
      <ZoomTools zoom={zoom} />
      <AidTools />
      <FormatTools />
      <SampleSelect {...samples} />
    </div>
  )
}

function HistoryTools() {
  const actions = useEditorActions()
  const canUndo = useEditor(({ canvas }) => canvas.editor.history.past !== null)
  const canRedo = useEditor(({ canvas }) => canvas.editor.history.future !== null)
  return (
    <div className={classes.group}>
      <ToolButton label="Cofnij" keys="Ctrl+Z" disabled={!canUndo} onClick={actions.undo}>
        <IconArrowBackUp size={20} aria-hidden />
      </ToolButton>
      <ToolButton label="Ponów" keys="Ctrl+Shift+Z" disabled={!canRedo} onClick={actions.redo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </ToolButton>
    </div>
  )
}

function SelectionTools() {
  const store = useEditorStore()
  const actions = useEditorActions()
  const isAdding = useEditor((state) => state.isAdding)
  const hasNone = useSelectedIds().length === 0
  return (
    <div className={classes.group}>
      <ToolButton
        label="Zaznaczaj kilka"
        keys="Shift"
        isOn={isAdding}
        onClick={() => store.setState({ isAdding: !isAdding })}
      >
        <IconPointerPlus size={20} aria-hidden />
      </ToolButton>
      <ArrangeMenu isDisabled={hasNone} />
      <ToolButton label="Kopiuj" keys="Ctrl+C" disabled={hasNone} onClick={() => actions.copy()}>
        <IconCopy size={20} aria-hidden />
      </ToolButton>
      <ToolButton label="Wklej" keys="Ctrl+V" onClick={() => actions.paste()}>
        <IconClipboard size={20} aria-hidden />
      </ToolButton>
      <ToolButton label="Duplikuj" keys="Ctrl+D" disabled={hasNone} onClick={actions.duplicate}>
        <IconCopyPlus size={20} aria-hidden />
      </ToolButton>
      <ToolButton label="Usuń zaznaczone" keys="Delete" disabled={hasNone} onClick={actions.removeSelected}>
        <IconTrash size={20} aria-hidden />
      </ToolButton>
    </div>
  )
}

function ArrangeMenu({ isDisabled }: { isDisabled: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened && !isDisabled} onChange={setOpened} withArrow shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          size={40}
          aria-label="Wyrównaj i rozmieść"
          title="Wyrównaj i rozmieść"
          disabled={isDisabled}
          onClick={() => setOpened((open) => !open)}
        >
          <IconLayoutAlignCenter size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Wyrównaj i rozmieść">
        <ArrangeButtons />
      </Popover.Dropdown>
    </Popover>
  )
}

function ZoomTools({ zoom }: { zoom: Zoom }) {
  const percent = `${Math.round(zoom.level * 100)}%`
  return (
    <div className={classes.group}>
      <ToolButton label="Pomniejsz" keys="Ctrl+-" onClick={zoom.zoomOut}>
        <IconZoomOut size={20} aria-hidden />
      </ToolButton>
      <button type="button" className={classes.level} onClick={zoom.fit} aria-label={`${percent}, dopasuj do ekranu`}>
        {percent}
      </button>
      <ToolButton label="Powiększ" keys="Ctrl++" onClick={zoom.zoomIn}>
        <IconZoomIn size={20} aria-hidden />
      </ToolButton>
    </div>
  )
}
