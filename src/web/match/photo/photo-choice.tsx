import { Button, Text } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus } from '@tabler/icons-react'
import { useId } from 'react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { photoKey } from '#domain/match/document/keys.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { usePhotos } from '#web/api/photos.ts'
import { choosePhoto } from '#web/match-store/choose-photo.ts'
import { useKindKey } from '#web/match-store/kind-key.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useChosenPhoto } from '#web/match-store/photo-catalogue.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Thumbnail, ThumbnailChoice, thumbnailFill } from '#web/ui/thumbnail-choice.tsx'
import { offeredPhotos } from './offered-photos.ts'
import classes from './photo-choice.module.css'

const NONE: readonly Photo[] = []

export interface PhotoChoiceProps {
  graphic: Pick<ShownGraphic, 'kind' | 'eventId' | 'shows'>
}

/** Of the match, or for what is the club's own of all; first those of whom it is about. */
function useOffered({ kind, eventId, shows }: PhotoChoiceProps['graphic']) {
  const key = useKindKey(kind)
  const isOfClub = Boolean(kindFacts(kind).isOfClub)
  const matchId = numberOf(key)
  const isAsked = isOfClub || matchId !== null
  const ofMatch = isOfClub ? {} : { match: String(matchId) }
  const chosenId = useMatchOf(key, ({ photos }) => photos[photoKey(kind, eventId)] ?? null)
  const eventPlayer = useMatchOf(key, ({ events }) => events.find(({ id }) => id === eventId)?.playerId ?? null)
  const player = eventPlayer ?? shows.playerId ?? null
  const all = usePhotos(ofMatch, isAsked)
  const tagged = usePhotos({ ...ofMatch, player: String(player) }, isAsked && player !== null)
  const photos = offeredPhotos(all.data ?? NONE, tagged.data ?? NONE, useChosenPhoto(chosenId))
  return { photos, all, matchId: isOfClub ? null : matchId, chosenId, isOfClub }
}

const SIZE = { width: '7rem', ratio: '4 / 3' }

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

export function PhotoChoice({ graphic }: PhotoChoiceProps) {
  const { kind, eventId } = graphic
  const name = useId()
  const { photos, all, matchId, chosenId, isOfClub } = useOffered(graphic)
  const choice = (id: number | null) => ({
    name,
    value: id ?? ('none' as const),
    isChosen: chosenId === id,
    onChoose: () => choosePhoto(kind, eventId, id),
  })
  return (
    <ThumbnailChoice
      legend="Zdjęcie"
      size={SIZE}
      footer={
        <>
          {photos.length === 0 && !all.isLoading && (
            <Text c="dimmed" size="sm">
              {isOfClub ? 'W bibliotece nie ma jeszcze zdjęć.' : 'Ten mecz nie ma jeszcze zdjęć.'}
            </Text>
          )}
          <ButtonLink
            to="/photos"
            // The router knows only what all match screens have in their address.
            search={(isOfClub || matchId === null ? {} : { meczu: matchId }) as object}
            variant="subtle"
            px="xs"
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
          >
            Dodaj zdjęcia
          </ButtonLink>
        </>
      }
    >
      {photos.length > 0 && (
        <>
          <Thumbnail {...choice(null)} label="Bez zdjęcia" picture={<NoPhoto />} />
          {photos.map((photo, index) => (
            <Thumbnail
              key={photo.id}
              {...choice(photo.id)}
              label={`Zdjęcie ${index + 1}`}
              picture={<PhotoThumbnail photo={photo} />}
            />
          ))}
          {all.hasNextPage && (
            <Button
              variant="subtle"
              className={classes.more ?? ''}
              loading={all.isFetchingNextPage}
              onClick={() => void all.fetchNextPage()}
            >
              Więcej
            </Button>
          )}
        </>
      )}
    </ThumbnailChoice>
  )
}
