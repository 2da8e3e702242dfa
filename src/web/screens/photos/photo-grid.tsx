import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconScissors } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { photoWords } from '#web/photo-library/photo-words.ts'
import classes from './photo-grid.module.css'
import type { PhotoSelection, SelectionStep } from './selection/photo-selection.ts'

interface PhotoGridProps {
  photos: readonly Photo[]
  nameOf: (playerId: number) => string | null
  selection: PhotoSelection
  onOpen: (id: number) => void
  onStep: (step: SelectionStep) => void
}

const tagWords = ({ playerIds }: Photo, nameOf: PhotoGridProps['nameOf']): string =>
  playerIds.flatMap((id) => nameOf(id) ?? []).join(', ')

export function PhotoGrid({ photos, nameOf, selection, onOpen, onStep }: PhotoGridProps) {
  const select = (id: number, { shiftKey }: MouseEvent) =>
    onStep(shiftKey ? { type: 'range', id, shown: photos.map((photo) => photo.id) } : { type: 'toggle', id })
  return (
    <ul className={classes.grid} aria-label="Zdjęcia" data-selecting={selection.isOn || undefined}>
      {photos.map((photo) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          tags={tagWords(photo, nameOf)}
          isSelected={selection.isOn ? selection.ids.has(photo.id) : null}
          onPress={(event) => (selection.isOn ? select(photo.id, event) : onOpen(photo.id))}
        />
      ))}
    </ul>
  )
}

interface PhotoTileProps {
  photo: Photo
  tags: string
  /** Null: a press opens it. */
  isSelected: boolean | null
  onPress: (event: MouseEvent) => void
}

function PhotoTile({ photo, tags, isSelected, onPress }: PhotoTileProps) {
  const { picture, focus, width, height, cutout } = photo
  const words = photoWords(photo)
  return (
    <li>
      <UnstyledButton
        className={classes.tile}
        aria-label={['Zdjęcie', words, tags, cutout && 'z wycięciem'].filter(Boolean).join(', ')}
        {...(isSelected !== null && { role: 'checkbox', 'aria-checked': isSelected })}
        onClick={onPress}
      >
        <img
          className={classes.picture}
          src={pictureAtSize(picture, 480)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
        {isSelected !== null && (
          <span className={classes.check}>{isSelected && <IconCheck size={20} stroke={3} aria-hidden />}</span>
        )}
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
