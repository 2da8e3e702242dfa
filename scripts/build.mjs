import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ROOT, run } from './install.mjs'
import { compressTexts } from './web-build/compress.mjs'

const INPUTS = ['src', 'assets', 'scripts/web-build', 'vite.config.ts', 'package.json', 'package-lock.json']
const STAMP = join(ROOT, 'dist', '.built')

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) if (!name.includes('.test.')) yield* filesBelow(join(path, name))
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesBelow(join(ROOT, input)))
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the web app and the server, unless they were built from exactly these sources. */
export function ensureBuilt() {
  const hash = sourcesHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  rmSync(STAMP, { force: true })
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  // Whoever asks for the build, a test run among them, gets the app as clubs have it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = (...args) => run(process.execPath, [vite, 'build', ...args, '--logLevel', 'warn'], { env })
  build()
  build('--mode', 'service-worker')
  compressTexts(join(ROOT, 'dist', 'web'))
  build('--ssr')
  const demo = join(ROOT, 'dist', 'demo')
  rmSync(demo, { recursive: true, force: true })
  cpSync(join(ROOT, 'assets', 'demo'), demo, { recursive: true })
  writeFileSync(STAMP, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  ensureBuilt()
}
