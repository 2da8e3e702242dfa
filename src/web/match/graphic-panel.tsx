import { Button, Group, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { errorText, HttpError, serverMessage } from '#web/api/http-error.ts'
import type { Added } from '#web/graphic-queue/queue-steps.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { DownloadButton } from './download-button.tsx'
import { fileNameOf } from './file-name-of.ts'
import classes from './graphic-panel.module.css'
import { isNothingMissing } from './graphic-requirements.ts'
import { GRAPHIC_WAITS } from './graphic-waits.ts'
import { PhotoOrLost } from './photo/photo-or-lost.tsx'
import { useGraphicPhoto } from './photo/use-graphic-photo.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useGraphicFiles } from './use-graphic-files.ts'
import { useMadeGraphic } from './use-made-graphic.ts'

const UploadProgress = lazy(() =>
  import('./upload-progress.tsx').then((module) => ({ default: module.UploadProgress })),
)

interface GraphicPanelProps {
  graphic: ShownGraphic
  clubName: string
  /** Says what stands against it, in a toast, and answers false. */
  mayGenerate?: () => boolean
}

const failureText = (error: unknown): string =>
  (error instanceof HttpError ? serverMessage(error) : errorText(error)) || 'Spróbuj ponownie później'

function tellAdded({ isSent, outage }: Added): void {
  if (isSent) toastSuccess('Grafika wygenerowana', 'Możesz ją teraz pobrać albo udostępnić.')
  else if (outage instanceof HttpError)
    toastFailure('Błąd generowania grafiki', `${failureText(outage)}. ${GRAPHIC_WAITS}`)
  else toastSuccess('Brak połączenia', GRAPHIC_WAITS)
}

const tellRefused = (error: Error): void => toastFailure('Błąd generowania grafiki', failureText(error))

const OUTDATED = 'Podgląd zmienił się od ostatniego wygenerowania. Wygeneruj grafikę ponownie, aby zapisać zmiany.'
const FORMATS_MISSING = 'Nie ma jeszcze wszystkich formatów tej grafiki. Wygeneruj ją ponownie, aby je dodać.'

/** The graphic itself, as it will be, and what can be done with it. Another match begins anew. */
export const GraphicPanel = (props: GraphicPanelProps) => <MatchGraphic key={useOpenKey()} {...props} />

function MatchGraphic({ graphic, clubName, mayGenerate = () => true }: GraphicPanelProps) {
  const { kind, scenes, format, caption, altText } = graphic
  const photo = useGraphicPhoto(graphic)
  const { files, shown } = useGraphicFiles(graphic, photo)
  const made = useMadeGraphic(graphic, {
    onSuccess: tellAdded,
    onError: (error) => {
      tellRefused(error)
      photo.heed(error)
    },
  })
  const generate = () => {
    if (mayGenerate() && isNothingMissing(graphic.missing)) made.generate()
  }
  return (
    <PreviewPanel graphic={graphic} photo={photo} className={classes.graphic}>
      <PhotoOrLost photo={photo}>
        <Button
          size="md"
          fullWidth
          leftSection={<IconSparkles size={18} aria-hidden />}
          loading={made.isPending || photo.isComing}
          onClick={generate}
        >
          {made.isOld ? 'Generuj ponownie' : kindFacts(kind).tab.generateLabel}
        </Button>
        {made.isPending && (
          <Suspense>
            <UploadProgress value={made.progress} isSingle={scenes.length === 1} />
          </Suspense>
        )}
        <Group grow>
          <DownloadButton clubName={clubName} kind={kind} files={files} shown={shown} isReady={made.isAtHand} />
          <ShareMenu
            url={made.url}
            load={made.isAtHand && shown ? shown.load : null}
            fileName={fileNameOf(clubName, kind, format)}
            caption={caption}
            altText={altText}
          />
        </Group>
        {made.isWaiting && (
          <Text size="sm" c="dimmed" ta="center" role="status">
            {GRAPHIC_WAITS}
          </Text>
        )}
        {made.isOld && (
          <Text size="sm" c="dimmed" ta="center">
            {made.url ? FORMATS_MISSING : OUTDATED}
          </Text>
        )}
      </PhotoOrLost>
    </PreviewPanel>
  )
}
