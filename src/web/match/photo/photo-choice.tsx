import { Button, Text } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
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

/** Thumbnails side by side; the arrow keys go through them as through any group of radio buttons. */
export function PhotoChoice({ graphic }: PhotoChoiceProps) {
  const { kind, eventId } = graphic
  const name = useId()
  const { photos, all, matchId, chosenId, isOfClub } = useOffered(graphic)
  const choose = (photo: Photo | null) => choosePhoto(kind, eventId, photo?.id ?? null)
  const card = (photo: Photo | null, label: string, picture: ReactNode) => (
    <label key={photo?.id ?? 'none'} className={classes.card}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        aria-label={label}
        checked={chosenId === (photo?.id ?? null)}
        onChange={() => choose(photo)}
      />
      <span className={classes.picture}>{picture}</span>
    </label>
  )
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>Zdjęcie</legend>
      {photos.length > 0 && (
        <div className={classes.strip}>
          {card(
            null,
            'Bez zdjęcia',
            <span className={classes.none}>
              <IconPhotoOff size={22} stroke={1.6} aria-hidden />
              Bez zdjęcia
            </span>,
          )}
          {photos.map((photo, index) =>
            card(
              photo,
              `Zdjęcie ${index + 1}`,
              <img
                className={classes.photo}
                src={pictureAtSize(photo.picture, 160)}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
                style={{ objectPosition: `${photo.focus.x}% ${photo.focus.y}%` }}
              />,
            ),
          )}
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
        </div>
      )}
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
    </fieldset>
  )
}
