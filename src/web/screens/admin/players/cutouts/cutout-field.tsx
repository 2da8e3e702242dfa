import { Button, Group, Text } from '@mantine/core'
import { IconScissors } from '@tabler/icons-react'
import { useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import type { Player } from '#contract/player.ts'
import type { PlayerPhotoName } from '#contract/player-cutout.ts'
import { useRemoveCutout, useSaveCutout } from '#web/api/player-cutouts.ts'
import { CutOutDialog } from '#web/cut-out/cut-out-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.tsx'
import classes from './cutout-field.module.css'
import { cutoutOf, PHOTO_WORDS, photoOf } from './player-photos.ts'

interface CutoutFieldProps {
  player: Player
  photo: PlayerPhotoName
  /** Another photo was chosen, or this one taken away, and nothing is saved yet. */
  isChanging: boolean
}

/** The photo without its background, beside the photo. Saved at once: it belongs to the photo that is stored. */
export function CutoutField({ player, photo, isChanging }: CutoutFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const save = useSaveCutout()
  const remove = useRemoveCutout()
  const source = photoOf(player, photo)
  const cutout = cutoutOf(player, photo)
  if (!source) return null
  if (isChanging)
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {cutout ? 'Po zapisaniu zmian wycięcie zniknie razem ze zdjęciem' : 'Tło wytniesz po zapisaniu zmian'}
      </Text>
    )
  const place = { id: player.id, photo }
  return (
    <Group gap="sm" mt="xs" wrap="nowrap">
      {cutout && (
        <img
          className={classes.cutout}
          src={pictureAtSize(cutout, 160)}
          alt={`Wycięcie: ${PHOTO_WORDS[photo]}`}
          width={56}
          height={56}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconScissors size={18} aria-hidden />}
        aria-label={`${cutout ? 'Popraw wycięcie' : 'Wytnij tło'}: ${PHOTO_WORDS[photo]}`}
        onClick={() => setOpen(true)}
      >
        {cutout ? 'Popraw wycięcie' : 'Wytnij tło'}
      </Button>
      <CutOutDialog
        opened={isOpen}
        photo={source}
        stored={cutout}
        onSave={async (file) => {
          await save.mutateAsync({ ...place, file, madeFrom: source })
          toastSuccess('Wycięcie zapisane', `${player.firstName} ${player.lastName}`)
        }}
        onRemove={cutout ? () => remove.mutateAsync(place) : undefined}
        onClose={() => setOpen(false)}
      />
    </Group>
  )
}
