import { Button, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { GalleryGraphic } from '#contract/gallery.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { useGallery } from '#web/api/gallery.ts'
import { GraphicGrid } from '#web/match/finished/graphic-grid.tsx'
import { versionsOf } from '#web/match/finished/versions-of.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { GalleryTile } from './gallery-tile.tsx'
import { matchWords } from './match-words.ts'
import { NoGraphics } from './no-graphics.tsx'
import { useGalleryFilter } from './use-gallery-filter.ts'

const viewer = dialogPart(() => import('#web/match/finished/graphic-viewer.tsx').then((module) => module.GraphicViewer))

const NONE: readonly GalleryGraphic[] = []

/** Every graphic that was ever made, of all matches and of none. */
export function GalleryScreen() {
  const { filter, choose, clear } = useGalleryFilter()
  const query = useGallery(filter)
  const graphics = query.data ?? NONE
  const versions = useMemo(() => versionsOf(graphics), [graphics])
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog fades away.
  const [shownId, setShownId] = useState<number | null>(null)
  const version = versions.find(({ graphics: formats }) => formats.some(({ id }) => id === shownId))
  const shown = version?.graphics.find(({ id }) => id === shownId)
  const open = (id: number) => {
    setShownId(id)
    setOpen(true)
  }
  return (
    <>
      <ScreenHeading title="Galeria" description="Gotowe grafiki ze wszystkich meczów i te bez meczu." />
      <GalleryFilters filter={filter} onChoose={choose} />
      <Loaded query={query} failure="Nie udało się wczytać galerii" skeleton={<GallerySkeleton />}>
        {() => (
          <Stack gap="xl">
            {versions.length === 0 ? (
              <NoGraphics onClear={Object.keys(filter).length > 0 ? clear : null} />
            ) : (
              <GraphicGrid label="Grafiki">
                {versions.map((version) => (
                  <GalleryTile key={version.id} version={version} onOpen={open} />
                ))}
              </GraphicGrid>
            )}
            {query.hasNextPage && (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Starsze
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <DeferredDialog
        part={viewer}
        props={{
          opened: isOpen && shown !== undefined,
          title: shown ? `${kindFacts(shown.type).label}: ${matchWords(shown)}` : '',
          versions,
          shownId,
          onShow: setShownId,
          onClose: () => setOpen(false),
          actions: version && shown && (
            <GalleryActions matchId={shown.matchId} graphics={version.graphics} onDeleted={() => setOpen(false)} />
          ),
        }}
      />
    </>
  )
}
