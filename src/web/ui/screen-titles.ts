/** Of the screens whose frame stands while the rest of them comes. */
export const SCREEN_TITLES = {
  scorer: 'Strzelec gola',
  result: 'Wynik meczu',
  preview: 'Podgląd grafiki',
} as const
