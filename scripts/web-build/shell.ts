import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** What is only opened at a desk: the admin's screens, the fans' pages and what they bring along. */
const AT_A_DESK = /\/(admin|client-test|fan-app|first-steps|template-editor)\//
const DESK_LAYOUT = 'layouts/admin-layout.tsx'
const BESIDE = ['/default-crest.svg', '/favicon.svg']

/** The files behind the match screens, however late they are loaded, from the manifest of the built web app. */
export function shellOf(webDir: string) {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || AT_A_DESK.test(`/${key}`) || key === DESK_LAYOUT) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('index.html')
  const workers = readdirSync(join(webDir, 'assets')).filter((name) => /^export-worker-.*\.js$/.test(name))
  for (const name of workers) files.add(`/assets/${name}`)
  const all = [...files].sort().concat(BESIDE)
  const page = readFileSync(join(webDir, 'index.html'))
  const version = createHash('sha256').update(page).update(all.join()).digest('hex').slice(0, 16)
  return { version, entry: manifest['index.html']?.file ?? '', files: all }
}
