/** Of a font's plain style nothing is said. */
const PLAIN = ['', 'Regular', 'Normal', 'Book', 'Roman']

/** „Lato Bold” */
export const clubFontLabel = ({ family, style }: { family: string; style: string }): string =>
  PLAIN.includes(style) ? family : `${family} ${style}`
