import { benchBackups } from './backups.ts'
import { benchCutOut } from './cut-out.ts'
import { benchDemo } from './demo.ts'
import { benchDraw } from './draw.ts'
import { benchEditor } from './editor.ts'
import { benchFans } from './fans.ts'
import { benchFloods } from './floods.ts'
import { benchLoad } from './load.ts'
import { benchMatch } from './match.ts'
import { benchPhotos } from './photos.ts'
import { benchRender } from './render.ts'
import { benchSeason } from './season.ts'
import { benchServer } from './server.ts'
import { benchStart } from './start.ts'

const PARTS: Record<string, () => Promise<void>> = {
  backups: benchBackups,
  'cut-out': benchCutOut,
  demo: benchDemo,
  draw: benchDraw,
  editor: benchEditor,
  fans: benchFans,
  floods: benchFloods,
  load: benchLoad,
  match: benchMatch,
  photos: benchPhotos,
  render: benchRender,
  season: benchSeason,
  server: benchServer,
  start: benchStart,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n## ${name}`)
  await bench()
}
