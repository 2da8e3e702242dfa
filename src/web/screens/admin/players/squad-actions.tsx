import { Button } from '@mantine/core'
import { IconClipboardText, IconPhotoPlus, IconUserPlus } from '@tabler/icons-react'
import classes from './squad-actions.module.css'

interface SquadActionsProps {
  isLocked: boolean
  onAdd: () => void
  onImport: () => void
  onPhotos: () => void
}

export function SquadActions({ isLocked, onAdd, onImport, onPhotos }: SquadActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={18} aria-hidden />}
        disabled={isLocked}
        onClick={onImport}
      >
        Wklej listę
      </Button>
      <Button
        variant="default"
        leftSection={<IconPhotoPlus size={18} aria-hidden />}
        disabled={isLocked}
        onClick={onPhotos}
      >
        Dodaj zdjęcia
      </Button>
      <Button
        className={classes.main}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        disabled={isLocked}
        onClick={onAdd}
      >
        Dodaj zawodnika
      </Button>
    </div>
  )
}
