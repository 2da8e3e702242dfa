import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ROOT } from './install.mjs'
import { endWithNpm } from './npm-parent.mjs'

endWithNpm()
process.chdir(ROOT)
process.env.NODE_ENV ??= 'production'
ensureInstalled()
ensureBuilt()
await import('../dist/server/main.js')
