import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${ROOT}node_modules/.installed`

/** For any Node: what is compiled is compiled against its stable interface. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

/** Runs a command in the project's folder and ends with its failure. */
export function run(command, args, options = {}) {
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell, ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted()) return
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  writeFileSync(STAMP, wanted())
}
