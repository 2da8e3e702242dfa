import { Button, Group } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { LatePhotoChoice } from './late-photo-choice.tsx'
import type { PhotoChoiceProps } from './photo-choice.tsx'

interface PhotoOfferProps extends PhotoChoiceProps {
  /** What stands beside the button. */
  children?: ReactNode
}

/** The choice of a photo behind a button: what was just recorded has to go out, and seldom waits for a picture. */
export function PhotoOffer({ graphic, children }: PhotoOfferProps) {
  const [isOpen, setOpen] = useState(false)
  if (!kindFacts(graphic.kind).takesPhoto) return children
  return (
    <>
      <Group grow gap="xs">
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPhoto size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen((was) => !was)}
        >
          Zdjęcie
        </Button>
        {children}
      </Group>
      {isOpen && <LatePhotoChoice graphic={graphic} />}
    </>
  )
}
