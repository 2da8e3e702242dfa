import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Packages can be added here: apt-get is there, and we are root. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** True: they are all there now. */
export function installPackages(...names) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['install', '-y', '-qq', ...names], { stdio: 'inherit', env }).status === 0
}
