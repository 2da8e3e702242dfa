import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'

interface UploadProgressProps {
  /** From 0 to 1. */
  value: number
  /** A single graphic is there or not: nothing in between can be told. */
  isSingle: boolean
}

export const UploadProgress = ({ value, isSingle }: UploadProgressProps) => (
  <Progress
    value={isSingle ? 100 : value * 100}
    animated={isSingle}
    aria-label="Wysyłanie grafiki"
    transitionDuration={150}
  />
)
