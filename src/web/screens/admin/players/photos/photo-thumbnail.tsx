import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { usePictureAddress } from '#web/ui/picture-address.ts'
import classes from './photo-thumbnail.module.css'

/** Decoration: the name of the file stands beside it. */
export function PhotoThumbnail({ file }: { file: File }) {
  const address = usePictureAddress(file)
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={classes.frame}>
      {isBroken ? (
        <IconPhotoOff size={28} stroke={1.4} aria-hidden />
      ) : (
        address && (
          <img
            className={classes.picture}
            src={address}
            alt=""
            width={80}
            height={80}
            decoding="async"
            onError={() => setBroken(true)}
          />
        )
      )}
    </span>
  )
}
