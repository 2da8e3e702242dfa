import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENDING = '.txt'
const HEAD = '## '

const pathOf = (folder: URL, file: string): string => fileURLToPath(new URL(`${file}${ENDING}`, folder))

/** Every file that is kept in the folder, as `goal/broadcast`. */
export const keptFiles = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length).replaceAll('\\', '/'))

function read(folder: URL, file: string): ReadonlyMap<string, string> {
  const [, ...sections] = `\n${readFileSync(pathOf(folder, file), 'utf8')}`.split(`\n${HEAD}`)
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end + 1).trimEnd()]
    }),
  )
}

function write(folder: URL, file: string, sections: ReadonlyMap<string, string>): void {
  const path = pathOf(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, [...sections].map(([name, text]) => `${HEAD}${name}\n${text}\n`).join('\n'))
}

/** What is kept in a file; with `UPDATE_SCENES=1` it is first made what is drawn now. */
export async function keptSections(
  folder: URL,
  file: string,
  names: readonly string[],
  now: (name: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  if (process.env.UPDATE_SCENES) {
    const sections = new Map<string, string>()
    for (const name of names) sections.set(name, await now(name))
    write(folder, file, sections)
  }
  return existsSync(pathOf(folder, file)) ? read(folder, file) : new Map()
}
