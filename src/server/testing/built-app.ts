import { execFileSync } from 'node:child_process'

/** Some tests start the app as a process: what is built must be what stands in the sources. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
}
