import { Button, Text } from '@mantine/core'
import classes from './save-bar.module.css'

interface SaveBarProps {
  isChanged: boolean
  isPending: boolean
  onCancel: () => void
}

/** In reach wherever on the wall one looks. */
export function SaveBar({ isChanged, isPending, onCancel }: SaveBarProps) {
  return (
    <div className={classes.bar} data-changed={isChanged || undefined}>
      <Text size="sm" className={classes.words} role="status">
        {isChanged ? 'Niezapisane zmiany' : 'Tak wyglądają grafiki klubu'}
      </Text>
      <Button variant="default" className={classes.button} onClick={onCancel} disabled={!isChanged || isPending}>
        Anuluj
      </Button>
      <Button type="submit" className={classes.button} disabled={!isChanged} loading={isPending}>
        Zastosuj
      </Button>
    </div>
  )
}
