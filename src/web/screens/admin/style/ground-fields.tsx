import { Select, Stack, Text } from '@mantine/core'
import { type ClubStyle, PATTERNS, TEXTURES } from '#graphic/style/club-style.ts'
import { PATTERN_LABELS, TEXTURE_LABELS } from '#graphic/style/option-labels.ts'

interface GroundFieldsProps {
  style: Pick<ClubStyle, 'pattern' | 'texture'>
  onChange: (change: Partial<ClubStyle>) => void
}

export function GroundFields({ style: { pattern, texture }, onChange }: GroundFieldsProps) {
  return (
    <Stack gap="sm">
      <Select
        label="Wzór"
        data={PATTERNS.map((value) => ({ value, label: PATTERN_LABELS[value] }))}
        value={pattern}
        allowDeselect={false}
        onChange={(value) => value && onChange({ pattern: value })}
      />
      <Select
        label="Faktura"
        data={TEXTURES.map((value) => ({ value, label: TEXTURE_LABELS[value] }))}
        value={texture}
        allowDeselect={false}
        onChange={(value) => value && onChange({ texture: value })}
      />
      <Text size="sm" c="dimmed">
        Na szablonach z własnym obrazem tła nic się nie zmieni.
      </Text>
    </Stack>
  )
}
