import { describe, expect, it } from 'vitest'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { FormatName } from '../formats.ts'
import { SAMPLE_POST } from '../sample/incidents.ts'
import { LED_LOOKS } from '../template/look-name.ts'
import { PLAIN_CATALOGUE, sampleMatch } from '../testing/sample-match.ts'
import { sampleScene } from '../testing/sample-scene.ts'
import type { KindName } from './kinds.ts'

const CREST = PLAIN_CATALOGUE.club.crest
/** Of the sheet's width: as a picture, not as a mark beside words. */
const LARGE = 0.2

async function shown(kind: KindName, look: (typeof LED_LOOKS)[number], format: FormatName, match?: ShownMatch) {
  const { nodes, width } = await sampleScene(kind, look, {
    match: match ?? sampleMatch(kind),
    catalogue: PLAIN_CATALOGUE,
    format,
  })
  const crests = nodes.filter((node) => node.kind === 'image' && node.src === CREST && node.width > width * LARGE)
  const said = nodes.flatMap((node) => (node.kind === 'text' && !node.isBackdrop ? node.text : []))
  return { crests, said }
}

describe.each(LED_LOOKS)('a club without pictures of its players in %s', (look) => {
  it.each(['milestone', 'post', 'substitution'] as const)('has its crest for a picture (%s)', async (kind) => {
    expect((await shown(kind, look, 'portrait')).crests).toHaveLength(1)
  })

  it('shows the number of who comes on alone, and none where there are several', async () => {
    const several = sampleMatch('substitution')
    const changes = several.events.filter(({ kind }) => kind === 'substitution')
    expect(changes.length).toBeGreaterThan(1)
    const one = {
      ...several,
      events: several.events.filter((event) => event.kind !== 'substitution' || event === changes[0]),
    }
    expect((await shown('substitution', look, 'portrait', several)).said).not.toContain('16')
    expect((await shown('substitution', look, 'portrait', one)).said).toContain('16')
  })

  it('leaves the whole sheet to a text that needs it', async () => {
    const match = sampleMatch('post')
    const text = 'Mamy nowe nazwisko w drużynie. '.repeat(9).trim()
    const long = { ...match, post: { ...SAMPLE_POST, text } }
    for (const format of ['square', 'landscape', 'story'] as const) {
      expect((await shown('post', look, format, long)).crests, format).toEqual([])
    }
  })
})
