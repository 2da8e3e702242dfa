import { Button, Skeleton, Stack } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { usePhotoChoices, usePhotos } from '#web/api/photos.ts'
import { usePlayers } from '#web/api/players.ts'
import { NO_MATCH } from '#web/photo-library/filter-name.ts'
import { PhotoFilters } from '#web/photo-library/photo-filters.tsx'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { NoPhotos } from './no-photos.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import classes from './photos-screen.module.css'
import { usePhotoSelection } from './selection/use-photo-selection.ts'
import { UploadPanel } from './upload-panel.tsx'
import { usePhotoFilter } from './use-photo-filter.ts'

const viewer = dialogPart(() => import('./photo-viewer.tsx').then((module) => module.PhotoViewer))

const NONE: readonly Photo[] = []
const HEADING = 'Zdjęcia z meczów i te bez meczu: do grafik gola, wyniku, zapowiedzi i wolnych postów.'

/** Those who have left are named by what the library knows of them. */
function useNameOf(): (id: number) => string | null {
  const players = usePlayers().data
  const known = usePhotoChoices().data?.players
  return (id) => {
    const player = players?.find((one) => one.id === id)
    return player ? fullName(player) : (known?.find((one) => one.id === id)?.name ?? null)
  }
}

const matchOf = (text: string | undefined): number | null | undefined =>
  text === undefined ? undefined : text === NO_MATCH ? null : Number(text)

/** Every photograph of the club. */
export function PhotosScreen() {
  const { filter, choose, clear } = usePhotoFilter()
  const query = usePhotos(filter)
  const nameOf = useNameOf()
  const photos = query.data ?? NONE
  const selecting = usePhotoSelection(photos)
  const { selection } = selecting
  // Kept while the dialog fades away.
  const [shownId, setShownId] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isFiltered = Object.keys(filter).length > 0
  const open = (id: number) => {
    setShownId(id)
    setOpen(true)
  }
  return (
    <>
      <ScreenHeading title="Zdjęcia" description={HEADING} />
      <UploadPanel key={filter.match} filtered={matchOf(filter.match)} />
      {(isFiltered || photos.length > 0) && (
        <div className={classes.tools}>
          <PhotoFilters filter={filter} onChoose={choose} />
          <Button
            ref={selecting.button}
            variant={selection.isOn ? 'light' : 'default'}
            leftSection={<IconListCheck size={18} aria-hidden />}
            aria-pressed={selection.isOn}
            onClick={selecting.turn}
          >
            Zaznacz
          </Button>
        </div>
      )}
      <Loaded query={query} failure="Nie udało się wczytać zdjęć" skeleton={<Skeleton height="16rem" mt="lg" />}>
        {() =>
          photos.length === 0 ? (
            <NoPhotos onClear={isFiltered ? clear : null} />
          ) : (
            <Stack gap="xl">
              <PhotoGrid photos={photos} nameOf={nameOf} selection={selection} onOpen={open} onStep={selecting.step} />
              {query.hasNextPage && (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Starsze
                </Button>
              )}
            </Stack>
          )
        }
      </Loaded>
      {selection.isOn && photos.length > 0 && (
        <PhotoActions
          selection={selection}
          photos={photos}
          nameOf={nameOf}
          onStep={selecting.step}
          onEnd={selecting.end}
        />
      )}
      <DeferredDialog
        part={viewer}
        props={{ opened: isOpen, photos, shownId, nameOf, onShow: setShownId, onClose: () => setOpen(false) }}
      />
    </>
  )
}
