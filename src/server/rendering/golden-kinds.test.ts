import { describe, it } from 'vitest'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { type LookName, PLACED_LOOKS } from '#graphic/template/look-name.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '#graphic/testing/hardest-match.ts'
import { OTHER_POSTS, SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { expectGolden } from '#server/testing/golden.ts'
import { sheetOf } from '#server/testing/golden-sheet.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { encodePng } from './deflate-png.ts'
import { renderScene } from './render-scene.ts'

/** Those that are made on the screen of all graphics; the others have goldens of their own, one by one. */
const KINDS = KIND_NAMES.filter((name) => kindFacts(name).tab.screen.to === '/graphics')

const TIMES_SMALLER = 5

const STATES = {
  usual: (kind: KindName) => ({
    match: { ...sampleMatch(kind), competition: 'IV liga, 12. kolejka' },
    catalogue: SAMPLE_CATALOGUE,
  }),
  hardest: () => ({ match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE }),
}

type Asked = ReturnType<(typeof STATES)['hardest']>

async function drawn(kind: KindName, look: LookName, format: FormatName, asked: Asked) {
  const { colours } = asked.catalogue.club
  const ground = await renderScene(backgroundScene(look, kind, colours, format), readSamplePicture)
  const background = await encodePng(ground)
  const scene = await sampleScene(kind, look, { ...asked, format, template: { background: 'background' } })
  return renderScene(scene, async (src) => (src === 'background' ? background : readSamplePicture(src)))
}

async function everyLook(kind: KindName, asked: Asked) {
  const rows = []
  for (const look of PLACED_LOOKS) {
    const row = []
    for (const format of FORMAT_NAMES) row.push(await drawn(kind, look, format, asked))
    rows.push(row)
  }
  return sheetOf(rows, TIMES_SMALLER)
}

describe.each(KINDS)('%s', (kind) => {
  it.each(Object.keys(STATES) as (keyof typeof STATES)[])('in every look and format: %s', async (state) => {
    await expectGolden(`kind-${kind}-${state}`, await everyLook(kind, STATES[state](kind)), 1)
  })
})

it.each(Object.entries(OTHER_POSTS))('a post in every look and format: %s', async (name, post) => {
  const { match, catalogue } = STATES.usual('post')
  await expectGolden(`kind-post-${name}`, await everyLook('post', { match: { ...match, post }, catalogue }), 1)
})
