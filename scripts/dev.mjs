import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from './install.mjs'
import { endWithNpm } from './npm-parent.mjs'

endWithNpm()
ensureInstalled()
const tool = (...path) => join(ROOT, 'node_modules', ...path)
const children = [
  // Not by `tsx watch`: it kills a server that takes five seconds to stop, and nobody would stop its PostgreSQL then.
  ['--import', 'tsx', '--watch', '--watch-preserve-output', 'src/server/main.ts'],
  [tool('vite', 'bin', 'vite.js')],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }))

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
