import { Progress } from '@mantine/core'

/** `value` from 0 to 1. */
export const UploadProgress = ({ value }: { value: number }) => (
  <Progress value={value * 100} aria-label="Wysyłanie grafiki" transitionDuration={150} />
)
