import { Button, Group, Modal, SegmentedControl, Slider, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { errorText } from '#web/api/http-error.ts'
import { type CropArea, cropPicture } from './picture-crop.ts'
import classes from './picture-crop-dialog.module.css'
import { type PictureCropShape, PROPORTIONS, smallestZoom } from './picture-crop-shape.ts'
import { PictureCropStage } from './picture-crop-stage.tsx'
import type { OpenedPicture } from './picture-source.ts'
import { useIsNarrow } from './use-is-narrow.ts'

const ZOOM_MAX = 4

interface PictureCropDialogProps {
  picture: OpenedPicture
  shape: PictureCropShape
  onCancel: () => void
  onDone: (cropped: File) => void
}

export function PictureCropDialog({ picture, shape, onCancel, onDone }: PictureCropDialogProps) {
  const isNarrow = useIsNarrow()
  const proportions = PROPORTIONS[shape]
  const zoomMin = smallestZoom(picture, shape)
  const [chosen, setChosen] = useState(proportions[0])
  const [zoom, setZoom] = useState(zoomMin)
  const [area, setArea] = useState<CropArea | null>(null)
  const [isCropping, setCropping] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const apply = async (wanted: CropArea) => {
    setCropping(true)
    try {
      onDone(await cropPicture(picture.file, wanted))
    } catch (error) {
      setProblem(errorText(error))
      setCropping(false)
    }
  }
  return (
    <Modal opened onClose={onCancel} title="Kadrowanie zdjęcia" size="lg" fullScreen={isNarrow}>
      <Stack gap="md" className={classes.content}>
        <PictureCropStage
          key={chosen.label}
          file={picture.file}
          aspect={chosen.aspect ?? picture.width / picture.height}
          zoom={zoom}
          zoomRange={{ min: zoomMin, max: ZOOM_MAX }}
          onZoom={setZoom}
          onArea={setArea}
        />
        {proportions.length > 1 && (
          <SegmentedControl
            fullWidth
            size="md"
            aria-label="Proporcje kadru"
            data={proportions.map(({ label }) => label)}
            value={chosen.label}
            onChange={(label) => {
              setChosen(proportions.find((entry) => entry.label === label) ?? proportions[0])
              setZoom(zoomMin)
            }}
          />
        )}
        <div>
          <Text size="sm" fw={600} mb={6}>
            Powiększenie
          </Text>
          <Slider
            className={classes.zoom}
            thumbLabel="Powiększenie"
            label={(value) => `${Math.round(value * 100)}%`}
            min={zoomMin}
            max={ZOOM_MAX}
            step={0.05}
            value={zoom}
            onChange={setZoom}
            thumbSize={28}
          />
        </div>
        {problem && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {problem}
          </Text>
        )}
        <Group gap="xs" wrap="nowrap" className={classes.buttons}>
          <Button variant="subtle" color="gray" mr="auto" onClick={onCancel}>
            Anuluj
          </Button>
          <Button variant="default" onClick={() => onDone(picture.file)} disabled={isCropping}>
            Użyj całego
          </Button>
          <Button onClick={() => area && apply(area)} disabled={!area} loading={isCropping}>
            Zastosuj
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
