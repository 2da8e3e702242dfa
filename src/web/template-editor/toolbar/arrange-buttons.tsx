import { Group, Stack, Text } from '@mantine/core'
import {
  type Icon,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react'
import type { Direction, Edge } from '#graphic/template/editor/arrange.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useSelectedIds } from '../editor-store.ts'
import { ToolButton } from './tool-button.tsx'

const ALIGNMENTS: ReadonlyArray<[Edge, string, Icon]> = [
  ['left', 'Wyrównaj do lewej', IconLayoutAlignLeft],
  ['center', 'Wyrównaj do środka w poziomie', IconLayoutAlignCenter],
  ['right', 'Wyrównaj do prawej', IconLayoutAlignRight],
  ['top', 'Wyrównaj do góry', IconLayoutAlignTop],
  ['middle', 'Wyrównaj do środka w pionie', IconLayoutAlignMiddle],
  ['bottom', 'Wyrównaj do dołu', IconLayoutAlignBottom],
]

const DISTRIBUTIONS: ReadonlyArray<[Direction, string, Icon]> = [
  ['horizontal', 'Równe odstępy w poziomie', IconLayoutDistributeVertical],
  ['vertical', 'Równe odstępy w pionie', IconLayoutDistributeHorizontal],
]

export function ArrangeButtons() {
  const actions = useEditorActions()
  const count = useSelectedIds().length
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {count > 1 ? 'Względem siebie' : 'Względem grafiki'}
      </Text>
      <Group gap={2}>
        {ALIGNMENTS.map(([edge, label, EdgeIcon]) => (
          <ToolButton key={edge} label={label} onClick={() => actions.align(edge)}>
            <EdgeIcon size={20} aria-hidden />
          </ToolButton>
        ))}
        {DISTRIBUTIONS.map(([direction, label, DirectionIcon]) => (
          <ToolButton key={direction} label={label} disabled={count < 3} onClick={() => actions.distribute(direction)}>
            <DirectionIcon size={20} aria-hidden />
          </ToolButton>
        ))}
      </Group>
    </Stack>
  )
}
