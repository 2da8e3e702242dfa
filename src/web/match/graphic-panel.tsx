import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { errorText, HttpError, serverMessage } from '#web/api/http-error.ts'
import type { Added } from '#web/graphic-queue/queue-steps.ts'
import { LivePreview } from '#web/graphics/live-preview.tsx'
import { usePreparedExport } from '#web/graphics/use-prepared-export.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import type { Graphic } from '#web/match-store/use-graphic.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { DownloadButton } from './download-button.tsx'
import classes from './graphic-panel.module.css'
import { GRAPHIC_WAITS } from './graphic-waits.ts'
import { NoTemplate } from './no-template.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useFiledGraphic } from './use-filed-graphic.ts'
import { fileNameOf, useGenerate } from './use-generate.ts'

const UploadProgress = lazy(() =>
  import('./upload-progress.tsx').then((module) => ({ default: module.UploadProgress })),
)

interface GraphicPanelProps {
  graphic: Graphic
  clubName: string
  generateLabel: string
  /** Says what is missing, in a toast, and answers false; true: the graphic may be made. */
  mayGenerate: () => boolean
}

const failureText = (error: unknown): string =>
  (error instanceof HttpError ? serverMessage(error) : errorText(error)) || 'Spróbuj ponownie później'

function tellAdded({ url, outage }: Added): void {
  if (url) toastSuccess('Grafika wygenerowana', 'Możesz ją teraz pobrać albo udostępnić.')
  else if (outage instanceof HttpError)
    toastFailure('Błąd generowania grafiki', `${failureText(outage)}. ${GRAPHIC_WAITS}`)
  else toastSuccess('Brak połączenia', GRAPHIC_WAITS)
}

const TOASTS = {
  onSuccess: tellAdded,
  onError: (error: Error) => toastFailure('Błąd generowania grafiki', failureText(error)),
}

/** The graphic itself, as it will be, and what can be done with it. Another match begins anew. */
export const GraphicPanel = (props: GraphicPanelProps) => <MatchGraphic key={useOpenKey()} {...props} />

function MatchGraphic({ graphic, clubName, generateLabel, mayGenerate }: GraphicPanelProps) {
  const prepared = usePreparedExport(graphic.scene)
  const generation = useGenerate(graphic, prepared, clubName, TOASTS)
  const isMade = generation.data !== undefined && generation.data.scene === graphic.scene
  const { filed, hasOlder } = useFiledGraphic(graphic)
  const isWaiting = generation.isWaiting && isMade
  // What was made of another state is not what stands on the screen.
  const url = isWaiting ? null : ((isMade ? generation.url : null) ?? filed?.url ?? null)
  const wasMade = hasOlder || (generation.data !== undefined && !isMade)
  const isOutdated = graphic.scene !== null && url === null && !isWaiting && wasMade
  const generate = () => {
    if (mayGenerate()) generation.mutate()
  }
  return (
    <Paper component="section" p={{ base: 'sm', sm: 'lg' }} aria-label="Podgląd na żywo">
      <Title order={2} size="h4" mb="sm">
        Podgląd na żywo
      </Title>
      <div className={classes.graphic}>
        {graphic.scene ? <LivePreview scene={graphic.scene} label={graphic.altText} /> : <NoTemplate />}
      </div>
      <Stack gap="sm" mt="md">
        <Button
          size="md"
          fullWidth
          leftSection={<IconSparkles size={18} aria-hidden />}
          loading={generation.isPending}
          onClick={generate}
        >
          {isOutdated ? 'Generuj ponownie' : generateLabel}
        </Button>
        {generation.isPending && (
          <Suspense>
            <UploadProgress value={generation.progress} />
          </Suspense>
        )}
        <Group grow>
          <DownloadButton
            url={url}
            file={isWaiting ? async () => (await prepared.take()).png : null}
            fileName={() => fileNameOf(clubName, graphic)}
          />
          <ShareMenu
            url={url}
            fileName={fileNameOf(clubName, graphic)}
            caption={graphic.caption}
            altText={graphic.altText}
          />
        </Group>
        {isWaiting && (
          <Text size="sm" c="dimmed" ta="center" role="status">
            {GRAPHIC_WAITS}
          </Text>
        )}
        {isOutdated && (
          <Text size="sm" c="dimmed" ta="center">
            Podgląd zmienił się od ostatniego wygenerowania. Wygeneruj grafikę ponownie, aby zapisać zmiany.
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
