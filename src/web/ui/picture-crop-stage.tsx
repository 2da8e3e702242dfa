import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { usePictureAddress } from './picture-address.ts'
import type { CropArea } from './picture-crop.ts'
import classes from './picture-crop-stage.module.css'

interface PictureCropStageProps {
  file: File
  /** Width to height. */
  aspect: number
  zoom: number
  zoomRange: { min: number; max: number }
  onZoom: (zoom: number) => void
  onArea: (area: CropArea) => void
}

/** The picture under its frame: dragged, pinched, or moved with the arrow keys. */
export function PictureCropStage({ file, aspect, zoom, zoomRange, onZoom, onArea }: PictureCropStageProps) {
  const address = usePictureAddress(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  return (
    <div className={classes.stage}>
      {address && (
        <Cropper
          image={address}
          aspect={aspect}
          crop={position}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          // A picture smaller than its frame needs room around it.
          restrictPosition={zoomRange.min >= 1}
          onCropChange={setPosition}
          onZoomChange={onZoom}
          onCropAreaChange={(_percent, pixels) => onArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': 'Kadr. Strzałki przesuwają zdjęcie.' }}
          classes={{ cropAreaClassName: classes.area }}
          // The page's content policy refuses styles that are written at run time.
          disableAutomaticStylesInjection
        />
      )}
    </div>
  )
}
