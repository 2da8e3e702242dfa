export const NUMBER_RANGE = { min: 1, max: 999 } as const

/** '10', '10.', '#10', 'nr 10' and the '10,0' of a spreadsheet; null for anything that is no whole number. */
export function wholeNumber(text: string): number | null {
  const digits = /^(?:nr|no|#)?[.\s]*(-?\d{1,9})(?:[.,]0*|\))?$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
