import { type ReactNode, useState } from 'react'
import { usePictureAddress } from './picture-address.ts'
import classes from './picture-preview.module.css'
import type { PixelSize } from './picture-source.ts'

interface PicturePreviewProps {
  label: string
  chosen: Blob | null
  current: string | null | undefined
  placeholder: ReactNode
  /** Width to height. */
  ratio: number
  onMeasured: (file: Blob, size: PixelSize) => void
}

/** What was chosen, else what is stored, else the icon. */
export function PicturePreview({ label, chosen, current, placeholder, ratio, onMeasured }: PicturePreviewProps) {
  const address = usePictureAddress(chosen)
  const [broken, setBroken] = useState<string | null>(null)
  const shown = chosen ? address : current
  return (
    <div className={classes.frame} style={{ aspectRatio: ratio }}>
      {shown && shown !== broken ? (
        <img
          key={shown}
          className={classes.picture}
          src={shown}
          alt={chosen ? `Podgląd: ${label}` : `Obecnie: ${label}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (chosen) onMeasured(chosen, { width: naturalWidth, height: naturalHeight })
          }}
          onError={() => setBroken(shown)}
        />
      ) : (
        <span className={classes.placeholder} aria-hidden>
          {placeholder}
        </span>
      )}
    </div>
  )
}
