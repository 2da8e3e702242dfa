import { useState } from 'react'
import { errorText } from '#web/api/http-error.ts'
import { type OpenedPicture, openPicture } from './picture-source.ts'

/** From a file that came in to a picture that is chosen, by way of the crop step if there is one. */
export function usePictureChoice(onChange: (file: Blob | null) => void, hasCropStep: boolean) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [cropping, setCropping] = useState<OpenedPicture | null>(null)
  const [source, setSource] = useState<OpenedPicture | null>(null)

  const take = async (file: File) => {
    if (isOpening || cropping) return
    setProblem(null)
    setOpening(true)
    try {
      const picture = await openPicture(file)
      if (hasCropStep) setCropping(picture)
      else onChange(file)
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setOpening(false)
    }
  }

  return {
    problem,
    isOpening,
    cropping,
    take: (file: File) => void take(file),
    cancelCrop: () => setCropping(null),
    accept: (cropped: File) => {
      setSource(cropping)
      setCropping(null)
      onChange(cropped)
    },
    recrop: source ? () => setCropping(source) : null,
    clear: () => {
      setProblem(null)
      onChange(null)
    },
  }
}
