import { Button, Group, Text } from '@mantine/core'
import { IconRefresh, IconShare, IconSparkles } from '@tabler/icons-react'
import { serverMessage } from '#web/api/http-error.ts'
import { canShareFile, shareFile } from '#web/graphics/share-graphic.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { DownloadButton } from './download-button.tsx'
import { fileNameOf } from './file-name-of.ts'
import type { useFinishedGraphic } from './finished-graphic.ts'
import classes from './graphic-sharing.module.css'
import { GRAPHIC_WAITS } from './graphic-waits.ts'
import { LostPhoto } from './photo/lost-photo.tsx'
import { ShareMenu } from './share-menu.tsx'
import { UploadProgress } from './upload-progress.tsx'

interface GraphicSharingProps {
  graphic: ShownGraphic
  clubName: string
  finished: ReturnType<typeof useFinishedGraphic>
  /** What is kept, though the graphic could not be made. */
  kept: string
}

/** A phone's share sheet takes the file as soon as it is made; the networks' own sharers wait for its address. */
export function GraphicSharing({ graphic, clubName, finished, kept }: GraphicSharingProps) {
  const { photo, files, shown, png, url, isSending, isWaiting, progress, error, retry } = finished
  const { kind, format, caption, altText } = graphic
  const fileName = fileNameOf(clubName, kind, format)
  const hasShareSheet = typeof navigator.canShare === 'function'
  const isShareable = png !== null && canShareFile(png, fileName)
  if (photo.loss) return <LostPhoto loss={photo.loss} photo={photo} />
  return (
    <>
      {hasShareSheet && (png === null || isShareable) ? (
        <Button
          fullWidth
          loading={png === null}
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => {
            if (!png) return
            finished.begin()
            void shareFile(png, fileName, caption).catch((error: unknown) =>
              tellFailure('Błąd udostępniania grafiki', error),
            )
          }}
        >
          Udostępnij
        </Button>
      ) : !finished.isBegun ? (
        <Button fullWidth leftSection={<IconSparkles size={18} aria-hidden />} onClick={finished.begin}>
          Zrób grafikę
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
              <strong>Błąd generowania grafiki.</strong> {serverMessage(error)} {kept}
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
