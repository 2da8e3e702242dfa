import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import classes from './post-form.module.css'

interface PostNoticeProps {
  /** What was there before can be had again. */
  canUndo: boolean
  /** There are ready words, and somebody has typed their own. */
  isReadyOffered: boolean
  onUndo: () => void
  onReady: () => void
}

/** What became of the words, and the way to have others. */
export const PostNotice = ({ canUndo, isReadyOffered, onUndo, onReady }: PostNoticeProps) => (
  <div role="status" className={classes.notice} hidden={!canUndo && !isReadyOffered}>
    {canUndo ? (
      <>
        <Text size="sm">Poprzedni tekst został zastąpiony.</Text>
        <Button variant="light" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={onUndo}>
          Cofnij
        </Button>
      </>
    ) : (
      isReadyOffered && (
        <>
          <Text size="sm">Twój tekst został bez zmian.</Text>
          <Button variant="light" onClick={onReady}>
            Wstaw gotowy tekst
          </Button>
        </>
      )
    )}
  </div>
)
