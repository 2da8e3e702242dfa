import type { Plugin } from 'vite'

const WRITERS = /zod\/v4\/core\/(to-json-schema|json-schema-processors|json-schema-generator)\.js$/
const EXPORTED = /^export (?:const |function |class |\{ \w+ as )(\w+)/gm
const REFUSE = "const refuse = () => () => { throw new Error('The web build cannot write JSON Schema') }"

const ENGLISH = /zod\/v4\/locales\/en\.js$/
const POLISH = "export default () => ({ localeError: () => 'Nieprawidłowa wartość' })"

const CONTRACT = /\/src\/contract\/.*\.ts$/
const DESCRIPTION = /\s*\.meta\(\{ description: (?:'[^']*'|"[^"]*") \}\)/g

const CLASSES = /zod\/v4\/classic\/schemas\.js$/
/** `z.string().email()` and its like bring a class and patterns each; `z.email()` and `z.iso.datetime()` bring their own alone. */
const FORMAT_METHOD = /\n {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},/g
const FORMATS = String.raw`email|url|jwt|emoji|guid|uuid\w*|nanoid|cuid2?|ulid|base64\w*|xid|ksuid|ipv\d|cidrv\d|e164|datetime|date|time|duration`
const CALLS = String.raw`(?:\s*\.\w+\((?:[^()]|\([^()]*\))*\))*`
const FORMAT_CALL = new RegExp(String.raw`\bz\.string\(\)${CALLS}\s*\.(${FORMATS})\(`)

/** The browser checks with the schemas and never describes them, yet every schema class holds on to its describer. */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ENGLISH.test(id)) return { code: POLISH, map: null }
      if (CLASSES.test(id)) return { code: code.replace(FORMAT_METHOD, ''), map: null }
      if (WRITERS.test(id)) {
        const names = [...code.matchAll(EXPORTED)].map(([, name]) => `refuse as ${name}`)
        return { code: `${REFUSE}\nexport { ${names.join(', ')} }`, map: null }
      }
      if (id.includes('/node_modules/')) return null
      const [, format] = FORMAT_CALL.exec(code) ?? []
      if (format)
        this.error(`The web build has no z.string().${format}(), only z.${format}() or z.iso.${format}(): ${id}`)
      return CONTRACT.test(id) ? { code: code.replace(DESCRIPTION, ''), map: null } : null
    },
  }
}
