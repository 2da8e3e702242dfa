import type { Plugin } from 'vite'

const WRITERS = /zod\/v4\/core\/(to-json-schema|json-schema-processors|json-schema-generator)\.js$/
const EXPORTED = /^export (?:const |function |class |\{ \w+ as )(\w+)/gm
const REFUSE = "const refuse = () => () => { throw new Error('The web build cannot write JSON Schema') }"

/** The browser checks with the schemas and never describes them, yet every schema class holds on to its describer. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!WRITERS.test(id)) return null
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => `refuse as ${name}`)
      return { code: `${REFUSE}\nexport { ${names.join(', ')} }`, map: null }
    },
  }
}
