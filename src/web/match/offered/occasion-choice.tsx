import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import type { Occasion } from '#graphic/kinds/kind.ts'

interface OccasionChoiceProps {
  label: string
  occasions: readonly Occasion[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** Which of them the graphic is about. */
export const OccasionChoice = ({ label, occasions, chosen, onChoose }: OccasionChoiceProps) => (
  <Radio.Group value={chosen} onChange={onChoose} aria-label={label}>
    <Stack gap="sm">
      {occasions.map(({ id, title, name }) => (
        <Radio key={id} value={id} label={`${title}: ${name}`} />
      ))}
    </Stack>
  </Radio.Group>
)
