import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { type Account, isAnybody, serviceAccount } from './service-account.ts'

const OWN_CODE = fileURLToPath(import.meta.url)
const A_LIBRARY = fileURLToPath(import.meta.resolve('fastify'))
const PORTS_FOR_ALL = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
/** So deep strangers' files are looked for in what is ours already: a backup that root has put in, say. */
const LOOKED_INTO = 2

/**
 * Folders after what is in them: one that belongs to the account was handed over whole, also after a crash. Links are not
 * followed, and of several names for one file none is touched: the account could have made them to get at another's.
 */
export function handOver(path: string, account: Account, depth = 0): void {
  const found = lstatSync(path)
  const isOurs = found.uid === account.uid
  if (found.isDirectory() && (!isOurs || depth < LOOKED_INTO)) {
    for (const name of readdirSync(path)) handOver(join(path, name), account, depth + 1)
  }
  if (!isOurs && (found.isDirectory() || found.nlink === 1)) lchownSync(path, account.uid, account.gid)
}

function firstPortForAll(): number {
  try {
    return Number(readFileSync(PORTS_FOR_ALL, 'utf8'))
  } catch {
    return 1024
  }
}

const may = (flag: '-r' | '-x', path: string, { uid, gid }: Account): boolean =>
  spawnSync('test', [flag, path], { uid, gid, cwd: '/' }).status === 0

/** What only root may do; null: nothing. */
function needForRoot({ port }: Config, folder: string, account: Account): string | null {
  if (isAnybody(account)) return 'there is no account of its own for it'
  if (port !== 0 && port < firstPortForAll()) return `port ${port} is root's`
  const link = readdirSync(folder).find((name) => lstatSync(join(folder, name)).isSymbolicLink())
  if (link) return `${link} in the data folder is a link`
  const hidden = [process.execPath, OWN_CODE, A_LIBRARY].find((path) => !may('-r', path, account))
  if (hidden) return `${hidden} is hidden from others`
  return may('-x', dirname(folder), account) ? null : `${folder} is hidden from others`
}

/** An app that was started by root goes on as an ordinary account, which owns the data folder and nothing else. */
export function dropRoot(config: Config, log: (message: string) => void): void {
  if (process.getuid?.() !== 0) return
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const folder = realpathSync(config.dataDir)
  const account = serviceAccount(join(folder, 'postgres'))
  if (!account) return
  const need = needForRoot(config, folder, account)
  if (need) {
    log(`Jedenastka runs as root, since ${need}. An ordinary account would be safer.`)
    return
  }
  handOver(folder, account)
  process.setgroups?.([])
  process.setgid?.(account.gid)
  process.setuid?.(account.uid)
}
