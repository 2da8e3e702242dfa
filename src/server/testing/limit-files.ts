import { execFileSync } from 'node:child_process'

const idOf = (pid: number, which: 'uid' | 'gid'): number =>
  Number(execFileSync('ps', ['-o', `${which}=`, '-p', String(pid)], { encoding: 'utf8' }))

/** The running process can write no file beyond this size: a full disk that root and others have alike. */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  // Even root may need to be the process's own account for this.
  const owner = process.getuid?.() === 0 ? { uid: idOf(pid, 'uid'), gid: idOf(pid, 'gid') } : {}
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { ...owner, cwd: '/' })
}
