/** Of every look but the plain one, and of a template's own texts, which may be of any weight. */
export const MORE_FONT_FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/barlow-condensed/files/*-latin{,-ext}-{400,600,900}-normal.woff2',
    '../../../node_modules/@fontsource/{arimo,tinos,cousine,gelasio}/files/*-latin{,-ext}-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/dejavu-sans/files/*-latin-{400,700}-normal.woff2',
    '../../../node_modules/@fontsource/{big-shoulders,playfair}-display/files/*-latin{,-ext}-{400,700,900}-normal.woff2',
    '../../../node_modules/@fontsource/{archivo,frank-ruhl-libre}/files/*-latin{,-ext}-{500,700,900}-normal.woff2',
    '../../../node_modules/@fontsource/oswald/files/*-latin{,-ext}-{500,700}-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)
