import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { usual } from '#graphic/testing/situations/situation.ts'
import { situationsOf } from '#graphic/testing/situations/situations.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { sheetOf } from '#server/testing/golden-sheet.ts'
import { sampleGround } from '#server/testing/sample-ground.ts'
import { readNothing, readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

/** Every format can be divided by it. */
const TIMES_SMALLER = 6

type Shown = readonly [kind: KindName, format: FormatName, situation?: string]

const SHEETS: Readonly<Record<string, readonly Shown[]>> = {
  usual: [
    ['lineup', 'portrait'],
    ['goal', 'square'],
    ['result', 'story'],
    ['table', 'landscape'],
    ['status', 'portrait'],
    ['opponent-goal', 'landscape'],
    ['post', 'square'],
    ['substitution', 'square'],
  ],
  hardest: [
    ['lineup', 'square', 'hardest'],
    ['goal', 'portrait', 'hardest'],
    ['result', 'landscape', 'hardest'],
    ['fixtures', 'story', 'hardest'],
  ],
  pictured: [
    ['goal', 'portrait', 'a photo'],
    ['best-player', 'story', 'a photo, cut out'],
    ['result', 'landscape', 'a photo'],
    ['lineup', 'story', 'cut out'],
    ['goal', 'square', 'six sponsors'],
  ],
}

const IN_A_ROW = 5
/** Each is up to eight graphics at full size, and their grounds: nothing is asked of how long a busy machine takes. */
const LONG_ENOUGH_MS = 180_000

function situationOf(kind: KindName, look: LookName, name: string | undefined) {
  const found = name ? situationsOf(kind, look).find((one) => one.name === name) : usual(kind)
  if (!found) throw new Error(`A ${kind} is in no situation ${name}`)
  return found
}

async function drawn(look: LookName, [kind, format, name]: Shown, readOther = readSamplePicture) {
  const { match, catalogue, options, template } = situationOf(kind, look, name)
  const asked = { match, catalogue, options, format, template: { background: 'background', ...template } }
  const ground = await sampleGround(look, kind, format)
  const scene = await sampleScene(kind, look, asked)
  return renderScene(scene, async (src) => (src === 'background' ? ground : readOther(src)))
}

async function sheet(look: LookName, all: readonly Shown[]) {
  const graphics = []
  for (const shown of all) graphics.push(await drawn(look, shown))
  const rows = []
  for (let at = 0; at < graphics.length; at += IN_A_ROW) rows.push(graphics.slice(at, at + IN_A_ROW))
  return sheetOf(rows, TIMES_SMALLER)
}

const ALL = LOOK_NAMES.flatMap((look) => Object.entries(SHEETS).map(([name, shown]) => ({ look, name, shown })))

it.each(ALL)(
  'whole graphics in $look: $name',
  async ({ look, name, shown }) => {
    await expectGolden(`sheet-${look}-${name}`, await sheet(look, shown), 1)
  },
  LONG_ENOUGH_MS,
)

it('whole graphics of which no picture could be had', async () => {
  const row = []
  for (const look of LOOK_NAMES) row.push(await drawn(look, ['goal', 'portrait'], readNothing))
  row.push(await drawn('broadcast', ['lineup', 'portrait'], readNothing))
  await expectGolden('sheet-no-pictures', await sheetOf([row], TIMES_SMALLER), 1)
})

it('of sheets, those are kept that are drawn', () => {
  const kept = readdirSync(new URL('golden/', import.meta.url)).filter((name) => name.startsWith('sheet-'))
  const made = [...ALL.map(({ look, name }) => `sheet-${look}-${name}.webp`), 'sheet-no-pictures.webp']
  expect(kept.toSorted()).toEqual(made.toSorted())
})
