import { Button, Group, Text } from '@mantine/core'
import { IconRefresh, IconShare } from '@tabler/icons-react'
import { serverMessage } from '#web/api/http-error.ts'
import { canShareFile, shareFile } from '#web/graphics/share-graphic.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { DownloadButton } from './download-button.tsx'
import { fileNameOf } from './file-name-of.ts'
import type { useFinishedGoal } from './goal-finish.ts'
import classes from './goal-sharing.module.css'
import { GRAPHIC_WAITS } from './graphic-waits.ts'
import { ShareMenu } from './share-menu.tsx'
import { UploadProgress } from './upload-progress.tsx'

interface GoalSharingProps {
  graphic: ShownGraphic
  clubName: string
  finished: ReturnType<typeof useFinishedGoal>
}

/** A phone's share sheet takes the file as soon as it is made; the networks' own sharers wait for its address. */
export function GoalSharing({ graphic, clubName, finished }: GoalSharingProps) {
  const { files, shown, png, url, isSending, isWaiting, progress, error, retry } = finished
  const { kind, format, caption, altText } = graphic
  const fileName = fileNameOf(clubName, kind, format)
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
            void shareFile(png, fileName, caption).catch((error: unknown) =>
              tellFailure('Błąd udostępniania grafiki', error),
            )
          }
        >
          Udostępnij
        </Button>
      ) : (
        <ShareMenu variant="filled" url={url} load={null} fileName={fileName} caption={caption} altText={altText} />
      )}
      <DownloadButton clubName={clubName} kind={kind} files={files} shown={shown} isReady={png !== null} />
      <div className={classes.state} role="status">
        {isSending && <UploadProgress value={progress} isSingle={files.length === 1} />}
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
