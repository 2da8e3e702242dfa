import { UnstyledButton } from '@mantine/core'
import { IconScissors } from '@tabler/icons-react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { photoWords } from '#web/photo-library/photo-words.ts'
import classes from './photo-grid.module.css'

interface PhotoGridProps {
  photos: readonly Photo[]
  nameOf: (playerId: number) => string | null
  onOpen: (id: number) => void
}

export const tagWords = ({ playerIds }: Photo, nameOf: PhotoGridProps['nameOf']): string =>
  playerIds.flatMap((id) => nameOf(id) ?? []).join(', ')

export function PhotoGrid({ photos, nameOf, onOpen }: PhotoGridProps) {
  return (
    <ul className={classes.grid} aria-label="Zdjęcia">
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} tags={tagWords(photo, nameOf)} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function PhotoTile({ photo, tags, onOpen }: { photo: Photo; tags: string; onOpen: (id: number) => void }) {
  const { id, picture, focus, width, height, cutout } = photo
  const words = photoWords(photo)
  return (
    <li>
      <UnstyledButton
        className={classes.tile}
        aria-label={['Zdjęcie', words, tags, cutout && 'z wycięciem'].filter(Boolean).join(', ')}
        onClick={() => onOpen(id)}
      >
        <img
          className={classes.picture}
          src={pictureAtSize(picture, 480)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
        {cutout && (
          <span className={classes.cutout}>
            <IconScissors size={18} aria-hidden />
          </span>
        )}
        <span className={classes.words}>{tags || words}</span>
      </UnstyledButton>
    </li>
  )
}
