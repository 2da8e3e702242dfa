import { Button, Group } from '@mantine/core'
import { IconScissors } from '@tabler/icons-react'
import type { Photo } from '#contract/photo.ts'
import { pictureAtSize } from '#contract/picture.ts'
import classes from './photo-cutout.module.css'

interface PhotoCutoutProps {
  photo: Photo
  onCut: () => void
}

/** The people of the photo without what is behind them: what is about a player shows them so, Sylwetka in front of its letters. */
export function PhotoCutout({ photo: { cutout }, onCut }: PhotoCutoutProps) {
  return (
    <Group gap="sm" wrap="nowrap">
      {cutout && (
        <img
          className={classes.cutout}
          src={pictureAtSize(cutout, 160)}
          alt="Wycięcie z tego zdjęcia"
          width={72}
          height={72}
        />
      )}
      <Button variant="default" leftSection={<IconScissors size={18} aria-hidden />} onClick={onCut}>
        {cutout ? 'Popraw wycięcie' : 'Wytnij tło'}
      </Button>
    </Group>
  )
}
