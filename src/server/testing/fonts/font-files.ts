import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const bundled = (path: string): Buffer => readFileSync(require.resolve(`@fontsource/${path}`))

/** DejaVu Sans Book, which has every Polish letter. */
export const wholeWoff2 = (): Buffer => bundled('dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')

/** Playfair Display Black, which has of the Polish letters only Ó and ó. */
export const latinWoff2 = (): Buffer => bundled('playfair-display/files/playfair-display-latin-900-normal.woff2')
