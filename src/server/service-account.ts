import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/** Its processes are anybody's: what belongs to it is nobody's own. */
const LAST_RESORT = 'nobody'
const SERVICE_ACCOUNT = 'jedenastka'

function lookUp(name: string): Account | null {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function createServiceAccount(): Account | null {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    SERVICE_ACCOUNT,
  ])
  return lookUp(SERVICE_ACCOUNT)
}

export const isAnybody = ({ uid }: Account): boolean => uid === lookUp(LAST_RESORT)?.uid

/** PostgreSQL refuses to run as root. Root gets an account for it; everybody else runs it as himself (null). */
export function serviceAccount(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = lookUp(SERVICE_ACCOUNT) ?? createServiceAccount() ?? lookUp(LAST_RESORT)
  if (!account)
    throw new Error('PostgreSQL cannot run as root and no other account was found. Start as an ordinary user.')
  return account
}
