import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CREST = join('assets', 'public', 'default-crest.png')

/** The sources and the built server lie at different depths of the same package. */
function packageFolder(from: string): string {
  if (existsSync(join(from, CREST))) return from
  const above = dirname(from)
  if (above === from) throw new Error(`${CREST} is missing`)
  return packageFolder(above)
}

export const defaultCrest = (): Buffer =>
  readFileSync(join(packageFolder(dirname(fileURLToPath(import.meta.url))), CREST))
