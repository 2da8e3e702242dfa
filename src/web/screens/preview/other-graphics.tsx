import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { GraphicGrid } from '#web/match/finished/graphic-grid.tsx'
import { GraphicTile } from '#web/match/finished/graphic-tile.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatTime } from '#web/ui/date-time.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useVersions } from './match-graphics.ts'
import { OTHER_KINDS } from './preview-tabs.ts'

const viewer = dialogPart(() => import('#web/match/finished/graphic-viewer.tsx').then((module) => module.GraphicViewer))

/** Of the match, of all kinds that have no tab of their own here. */
export function OtherGraphics() {
  const { versions, isLoading, error, retry, older } = useVersions(OTHER_KINDS)
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog fades away.
  const [shownId, setShownId] = useState<number | null>(null)
  const shown = versions.flatMap(({ graphics }) => graphics).find(({ id }) => id === shownId)
  if (error && versions.length === 0)
    return <LoadFailure title="Nie udało się wczytać grafik meczu" message={serverMessage(error)} onRetry={retry} />
  return (
    <Stack gap="md" align="flex-start">
      {versions.length === 0 && !isLoading && (
        <>
          <Text c="dimmed">W tym meczu nie ma jeszcze innych grafik: zapowiedzi, zmian, kartek, tabeli.</Text>
          <ButtonLink to="/graphics" variant="light">
            Przejdź do grafik
          </ButtonLink>
        </>
      )}
      <GraphicGrid label="Inne grafiki meczu">
        {versions.map((version) => {
          const [newest] = version.graphics
          return (
            newest && (
              <GraphicTile
                key={version.id}
                version={version}
                title={kindFacts(newest.type).label}
                details={formatTime(newest.createdAt)}
                onOpen={() => {
                  setShownId(newest.id)
                  setOpen(true)
                }}
              />
            )
          )
        })}
      </GraphicGrid>
      {older && (
        <Button variant="default" loading={older.isLoading} onClick={older.load}>
          Starsze
        </Button>
      )}
      <DeferredDialog
        part={viewer}
        props={{
          opened: isOpen && shown !== undefined,
          title: shown ? kindFacts(shown.type).label : '',
          versions,
          shownId,
          onShow: setShownId,
          onClose: () => setOpen(false),
          actions: null,
        }}
      />
    </Stack>
  )
}
