import { useMediaQuery } from '@mantine/hooks'

/** The width of a phone: cards instead of tables, dialogs over the whole screen. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
