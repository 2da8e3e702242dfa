import { useMediaQuery } from '@mantine/hooks'

/** The panel stands below the canvas, not beside it: both have to share the height of the screen. */
export const useIsStacked = (): boolean =>
  useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
