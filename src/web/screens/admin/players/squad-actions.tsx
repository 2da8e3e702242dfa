import { Button } from '@mantine/core'
import { IconClipboardText, IconPhotoPlus, IconScissors, IconUserPlus } from '@tabler/icons-react'
import classes from './squad-actions.module.css'

interface SquadActionsProps {
  isLocked: boolean
  onAdd: () => void
  onImport: () => void
  onPhotos: () => void
  onCutouts: () => void
}

export function SquadActions({ isLocked, onAdd, onImport, onPhotos, onCutouts }: SquadActionsProps) {
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
        className={classes.wide}
        variant="default"
        leftSection={<IconScissors size={18} aria-hidden />}
        disabled={isLocked}
        onClick={onCutouts}
      >
        Wytnij tło wszystkim
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
