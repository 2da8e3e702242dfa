import { Button, Group } from '@mantine/core'
import { IconCrop, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './picture-field.module.css'

interface PictureActionsProps {
  isChosen: boolean
  isStored: boolean
  onRecrop: (() => void) | null
  onUndo: () => void
  onRemove: (() => void) | undefined
}

/** What can be done with the picture that the field shows. */
export function PictureActions({ isChosen, isStored, onRecrop, onUndo, onRemove }: PictureActionsProps) {
  if (!isChosen && !(onRemove && isStored)) return null
  return (
    <Group gap={4} className={classes.actions}>
      {isChosen && onRecrop && (
        <QuietButton icon={<IconCrop size={18} aria-hidden />} onClick={onRecrop}>
          Zmień kadr
        </QuietButton>
      )}
      {onRemove ? (
        <QuietButton icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          Usuń zdjęcie
        </QuietButton>
      ) : (
        <QuietButton icon={<IconX size={18} aria-hidden />} onClick={onUndo}>
          Cofnij wybór
        </QuietButton>
      )}
    </Group>
  )
}

function QuietButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <Button variant="subtle" color="gray" px="xs" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  )
}
