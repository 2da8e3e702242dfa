import type { Plugin } from 'vite'

const VARIABLES = /@mantine\/core\/styles\/default-css-variables\.layer\.css$/
/** Colours of the component kit that no screen uses; the hues of those that some screen does stay. */
const UNUSED = /--mantine-color-(?:cyan|grape|green|indigo|lime|pink|violet)-[\w-]+:[^;}]*;?/g

export function leanColours(): Plugin {
  return {
    name: 'lean-colours',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (VARIABLES.test(id) ? { code: code.replace(UNUSED, ''), map: null } : null),
  }
}
