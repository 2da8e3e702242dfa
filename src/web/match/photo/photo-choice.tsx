import { Box, Button, Group, Text } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus, IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import type { PhotoFilter } from '#web/api/photos.ts'
import { choosePhoto } from '#web/match-store/choose-photo.ts'
import type { FilterName } from '#web/photo-library/filter-name.ts'
import { PhotoFilters } from '#web/photo-library/photo-filters.tsx'
import { photoWords } from '#web/photo-library/photo-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Thumbnail, ThumbnailChoice, thumbnailFill } from '#web/ui/thumbnail-choice.tsx'
import classes from './photo-choice.module.css'
import { type ForGraphic, useOfferedPhotos } from './use-offered-photos.ts'

export interface PhotoChoiceProps {
  graphic: ForGraphic
}

const SIZE = { width: '7rem', ratio: '4 / 3' }
const WHOLE_LIBRARY: PhotoFilter = {}

const NoPhoto = () => (
  <span className={classes.none}>
    <IconPhotoOff size={22} stroke={1.6} aria-hidden />
    Bez zdjęcia
  </span>
)

const PhotoThumbnail = ({ photo: { picture, focus } }: { photo: Photo }) => (
  <img
    className={thumbnailFill}
    src={pictureAtSize(picture, 160)}
    alt=""
    loading="lazy"
    decoding="async"
    draggable={false}
    style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
  />
)

/** What the strip is narrowed to; null: nobody looks for anything. */
function useSearch() {
  const [filter, setFilter] = useState<PhotoFilter | null>(null)
  const strip = useRef<HTMLDivElement>(null)
  const show = (next: PhotoFilter | null) => {
    setFilter(next)
    strip.current?.scrollTo({ left: 0 })
  }
  return {
    strip,
    isOpen: filter !== null,
    filter: filter ?? WHOLE_LIBRARY,
    toggle: () => show(filter === null ? WHOLE_LIBRARY : null),
    choose: (name: FilterName, value: string | null) => {
      const { [name]: _, ...others } = filter ?? WHOLE_LIBRARY
      show(value === null ? others : { ...others, [name]: value })
    },
  }
}

/** Any photograph of the library: those of the match first, where there are any. */
export function PhotoChoice({ graphic }: PhotoChoiceProps) {
  const { kind, eventId } = graphic
  const name = useId()
  const { strip, isOpen, filter, toggle, choose } = useSearch()
  const { photos, chosenId, matchId, next, isLoading, failed } = useOfferedPhotos(graphic, filter)
  const choice = (id: number | null) => ({
    name,
    value: id ?? ('none' as const),
    isChosen: chosenId === id,
    onChoose: () => choosePhoto(kind, eventId, id),
  })
  const isFromElsewhere = photos.some((photo) => photo.matchId !== matchId)
  const isEmpty = photos.length === 0 && !isLoading && failed.length === 0
  return (
    <ThumbnailChoice
      legend="Zdjęcie"
      size={SIZE}
      strip={strip}
      footer={
        <>
          {failed.length > 0 && (
            <Group gap="xs">
              <Text size="sm">Nie udało się wczytać zdjęć.</Text>
              <Button variant="subtle" px="xs" onClick={() => void Promise.all(failed.map((list) => list.refetch()))}>
                Spróbuj ponownie
              </Button>
            </Group>
          )}
          {isEmpty && (
            <Text c="dimmed" size="sm">
              {isOpen ? 'Nie ma takich zdjęć.' : 'W bibliotece nie ma jeszcze zdjęć.'}
            </Text>
          )}
          <Group gap="xs">
            {(photos.length > 0 || isOpen) && (
              <Button
                variant="subtle"
                px="xs"
                leftSection={<IconSearch size={18} aria-hidden />}
                aria-expanded={isOpen}
                onClick={toggle}
              >
                Szukaj
              </Button>
            )}
            <ButtonLink
              to="/photos"
              // The router knows only what all match screens have in their address.
              search={(matchId === null ? {} : { meczu: matchId }) as object}
              variant="subtle"
              px="xs"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
            >
              Dodaj zdjęcia
            </ButtonLink>
          </Group>
          {isOpen && (
            <Box mt="xs">
              <PhotoFilters filter={filter} onChoose={choose} />
            </Box>
          )}
        </>
      }
    >
      {(photos.length > 0 || chosenId !== null) && (
        <>
          <Thumbnail {...choice(null)} label="Bez zdjęcia" picture={<NoPhoto />} />
          {photos.map((photo, index) => (
            <Thumbnail
              key={photo.id}
              {...choice(photo.id)}
              label={`Zdjęcie ${index + 1}`}
              picture={<PhotoThumbnail photo={photo} />}
              {...(isFromElsewhere && {
                caption: matchId !== null && photo.matchId === matchId ? 'Ten mecz' : photoWords(photo),
              })}
            />
          ))}
          {next && (
            <Button
              variant="subtle"
              className={classes.more ?? ''}
              loading={next.isFetchingNextPage}
              onClick={() => void next.fetchNextPage()}
            >
              Więcej
            </Button>
          )}
        </>
      )}
    </ThumbnailChoice>
  )
}
