import type { Plugin } from 'vite'

const WRITERS = /zod\/v4\/core\/(to-json-schema|json-schema-processors|json-schema-generator)\.js$/
const EXPORTED = /^export (?:const |function |class |\{ \w+ as )(\w+)/gm
const REFUSE = "const refuse = () => () => { throw new Error('The web build cannot write JSON Schema') }"

const ENGLISH = /zod\/v4\/locales\/en\.js$/
const POLISH = "export default () => ({ localeError: () => 'Nieprawidłowa wartość' })"

const CONTRACT = /\/src\/contract\/.*\.ts$/
const DESCRIPTION = /\s*\.meta\(\{ description: (?:'[^']*'|"[^"]*") \}\)/g

/** The browser checks with the schemas and never describes them, yet every schema class holds on to its describer. */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ENGLISH.test(id)) return { code: POLISH, map: null }
      if (CONTRACT.test(id)) return { code: code.replace(DESCRIPTION, ''), map: null }
      if (!WRITERS.test(id)) return null
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => `refuse as ${name}`)
      return { code: `${REFUSE}\nexport { ${names.join(', ')} }`, map: null }
    },
  }
}
