import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhotoOff, IconRefresh } from '@tabler/icons-react'
import { PHOTO_LOSS_WORDS, type PhotoLoss } from '#contract/lost-photo.ts'
import type { GraphicPhoto } from './use-graphic-photo.ts'

interface LostPhotoProps {
  loss: PhotoLoss
  photo: GraphicPhoto
}

/** In place of what makes the graphic: it is not made without the photo that somebody chose, unless they say so. */
export const LostPhoto = ({ loss, photo }: LostPhotoProps) => (
  <Stack gap="xs" role="status">
    <Text size="sm">{PHOTO_LOSS_WORDS[loss]}</Text>
    <Group grow gap="xs">
      {loss === 'unread' && (
        <Button
          variant="light"
          loading={photo.isComing}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={photo.retry}
        >
          Spróbuj ponownie
        </Button>
      )}
      <Button variant="default" leftSection={<IconPhotoOff size={18} aria-hidden />} onClick={photo.takeAway}>
        Dalej bez zdjęcia
      </Button>
    </Group>
  </Stack>
)
