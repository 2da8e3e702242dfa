import type { Plugin } from 'vite'

const COMPONENT = /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/

/** A component without its stylesheet works and looks broken, so the build says it and not a person at the screen. */
export function componentStylesCheck(): Plugin {
  return {
    name: 'component-styles-check',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = [...this.getModuleIds()]
      const rendered = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
      )
      const missing = rendered
        .flatMap((id) => COMPONENT.exec(id)?.[1] ?? [])
        .filter((name) => !ids.some((id) => id.includes(`/styles/${name}.layer.css`)))
      if (missing.length > 0) this.error(`No styles imported for ${[...new Set(missing)].join(', ')}`)
    },
  }
}
