import { ActionIcon } from '@mantine/core'
import { IconCaretLeft, IconCaretRight } from '@tabler/icons-react'

interface PhotoTurnsProps {
  /** Null: it is the first. */
  onBack: (() => void) | null
  onNext: (() => void) | null
}

export const PhotoTurns = ({ onBack, onNext }: PhotoTurnsProps) => (
  <>
    <ActionIcon
      size={44}
      variant="default"
      aria-label="Poprzednie zdjęcie"
      disabled={!onBack}
      onClick={onBack ?? undefined}
    >
      <IconCaretLeft size={22} aria-hidden />
    </ActionIcon>
    <ActionIcon
      size={44}
      variant="default"
      aria-label="Następne zdjęcie"
      disabled={!onNext}
      onClick={onNext ?? undefined}
    >
      <IconCaretRight size={22} aria-hidden />
    </ActionIcon>
  </>
)
