import { Button, Group, SegmentedControl, Slider, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type BrushSettings, type Ground, SIZE_RANGE } from './brush-settings.ts'
import classes from './cut-out-dialog.module.css'

interface CutOutToolsProps {
  brush: BrushSettings
  onBrush: (part: Partial<BrushSettings>) => void
  ground: Ground
  onGround: (ground: Ground) => void
  steps: { canUndo: boolean; canRedo: boolean }
  onStep: (step: 'undo' | 'redo') => void
}

const TOOLS = [
  { value: 'remove', label: 'Usuń' },
  { value: 'add', label: 'Dodaj' },
]
const GROUNDS = [
  { value: 'checkers', label: 'Kratka' },
  { value: 'club', label: 'Klub' },
  { value: 'photo', label: 'Zdjęcie' },
]

export function CutOutTools({ brush, onBrush, ground, onGround, steps, onStep }: CutOutToolsProps) {
  return (
    <Stack gap="sm" className={classes.tools}>
      <Labelled label="Pędzel">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Pędzel"
          data={TOOLS}
          value={brush.tool}
          onChange={(tool) => onBrush({ tool: tool as BrushSettings['tool'] })}
        />
      </Labelled>
      <div className={classes.sliders}>
        <Labelled label="Rozmiar">
          <Slider
            className={classes.slider}
            thumbLabel="Rozmiar pędzla"
            label={(value) => `${value} px`}
            {...SIZE_RANGE}
            value={brush.size}
            onChange={(size) => onBrush({ size })}
            thumbSize={26}
          />
        </Labelled>
        <Labelled label="Miękka krawędź">
          <Slider
            className={classes.slider}
            thumbLabel="Miękka krawędź pędzla"
            label={(value) => `${value}%`}
            value={brush.softness}
            onChange={(softness) => onBrush({ softness })}
            thumbSize={26}
          />
        </Labelled>
      </div>
      <Group gap="xs" grow wrap="nowrap">
        <Button
          variant="default"
          px="xs"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={!steps.canUndo}
          onClick={() => onStep('undo')}
        >
          Cofnij
        </Button>
        <Button
          variant="default"
          px="xs"
          leftSection={<IconArrowForwardUp size={18} aria-hidden />}
          disabled={!steps.canRedo}
          onClick={() => onStep('redo')}
        >
          Ponów
        </Button>
      </Group>
      <Labelled label="Tło podglądu">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Tło podglądu"
          data={GROUNDS}
          value={ground}
          onChange={(value) => onGround(value as Ground)}
        />
      </Labelled>
    </Stack>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={600} mb={4} aria-hidden>
        {label}
      </Text>
      {children}
    </div>
  )
}
