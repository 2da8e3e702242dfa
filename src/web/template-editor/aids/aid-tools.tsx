import { ActionIcon, Menu } from '@mantine/core'
import { IconGrid4x4, IconRuler2 } from '@tabler/icons-react'
import { cellOf, GRID_STEPS } from '#graphic/template/editor/aids.ts'
import { useEditor } from '../editor-store.ts'
import { ToolButton } from '../toolbar/tool-button.tsx'
import toolbar from '../toolbar/toolbar.module.css'
import { useAidActions } from './aid-actions.ts'

const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 1 })
const NONE = 'none'

export function AidTools() {
  const actions = useAidActions()
  const rulers = useEditor(({ aids }) => aids.rulers)
  return (
    <div className={toolbar.group}>
      <ToolButton label="Linijki" keys="Shift+R" isOn={rulers} onClick={actions.toggleRulers}>
        <IconRuler2 size={20} aria-hidden />
      </ToolButton>
      <GridMenu />
    </div>
  )
}

function GridMenu() {
  const actions = useAidActions()
  const grid = useEditor(({ aids }) => aids.grid)
  const size = useEditor(({ canvas }) => canvas.size)
  const choose = (value: string) => actions.setGrid(GRID_STEPS.find((step) => `${step}` === value) ?? null)
  return (
    <Menu shadow="md" position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant={grid === null ? 'subtle' : 'light'}
          color={grid === null ? 'gray' : 'club'}
          c={grid === null ? 'var(--mantine-color-text)' : undefined}
          size={40}
          aria-label="Siatka"
          title="Siatka"
        >
          <IconGrid4x4 size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="Siatka">
        <Menu.RadioGroup value={`${grid ?? NONE}`} onChange={choose}>
          <Menu.RadioItem value={NONE} closeMenuOnClick>
            Bez siatki
          </Menu.RadioItem>
          {GRID_STEPS.map((step) => (
            <Menu.RadioItem key={step} value={`${step}`} closeMenuOnClick>
              {`Co ${percent.format(step / 100)} (${cellOf(step, size)} px)`}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
