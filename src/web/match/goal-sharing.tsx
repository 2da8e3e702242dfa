import { Button, Group, Progress, Text } from '@mantine/core'
import { IconRefresh, IconShare } from '@tabler/icons-react'
import { serverMessage } from '#web/api/http-error.ts'
import { canShareFile, shareFile } from '#web/graphics/share-graphic.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { DownloadButton } from './download-button.tsx'
import type { useFinishedGoal } from './goal-finish.ts'
import classes from './goal-sharing.module.css'
import { GRAPHIC_WAITS } from './graphic-waits.ts'
import { ShareMenu } from './share-menu.tsx'
import { fileNameOf } from './use-generate.ts'

interface GoalSharingProps {
  graphic: Graphic
  clubName: string
  finished: ReturnType<typeof useFinishedGoal>
}

/** A phone's share sheet takes the file as soon as it is made; the networks' own sharers wait for its address. */
export function GoalSharing({ graphic, clubName, finished }: GoalSharingProps) {
  const { png, url, isSending, isWaiting, progress, error, retry } = finished
  const fileName = fileNameOf(clubName, graphic)
  const hasShareSheet = typeof navigator.canShare === 'function'
  const isShareable = png !== null && canShareFile(png, fileName)
  return (
    <>
      {hasShareSheet && (png === null || isShareable) ? (
        <Button
          fullWidth
          loading={png === null}
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() =>
            png &&
            void shareFile(png, fileName, graphic.caption).catch((error: unknown) =>
              tellFailure('Błąd udostępniania grafiki', error),
            )
          }
        >
          Udostępnij
        </Button>
      ) : (
        <ShareMenu variant="filled" url={url} fileName={fileName} caption={graphic.caption} altText={graphic.altText} />
      )}
      <DownloadButton url={url} file={png && (async () => png)} fileName={() => fileNameOf(clubName, graphic)} />
      <div className={classes.state} role="status">
        {isSending && <Progress value={progress * 100} aria-label="Wysyłanie grafiki" transitionDuration={150} />}
        {error && !isSending && (
          <Group justify="space-between" wrap="nowrap" gap="sm">
            <Text size="sm">
              <strong>Błąd generowania grafiki.</strong> {serverMessage(error)} Gol jest zapisany.
            </Text>
            <Button variant="light" flex="none" leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
              Ponów
            </Button>
          </Group>
        )}
        {isWaiting && !isSending && !error && (
          <Text size="sm" c="dimmed" ta="center">
            {GRAPHIC_WAITS}
          </Text>
        )}
        {url && !isSending && !error && (
          <Text size="sm" c="dimmed" ta="center">
            Grafika wygenerowana i gotowa do udostępnienia.
          </Text>
        )}
      </div>
    </>
  )
}
