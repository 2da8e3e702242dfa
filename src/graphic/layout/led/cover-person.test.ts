import { describe, expect, it } from 'vitest'
import type { ClubColours } from '#domain/club/club-colours.ts'
import { chroma } from '#domain/club/colour.ts'
import { colourDifference } from '#domain/club/colour-difference.ts'
import { FORMAT_NAMES, type FormatName } from '../../formats.ts'
import type { RectNode, TextNode } from '../../scene/node.ts'
import { CUT_OUT_CATALOGUE, sampleMatch } from '../../testing/sample-match.ts'
import { sampleScene } from '../../testing/sample-scene.ts'

async function goalOf(colours: ClubColours, format: FormatName) {
  const catalogue = { ...CUT_OUT_CATALOGUE, club: { ...CUT_OUT_CATALOGUE.club, colours } }
  const { nodes } = await sampleScene('goal', 'cover', { match: sampleMatch('goal'), catalogue, format })
  return nodes
}

/** What somebody cut out stands on: the ground that has a light of its own. */
async function blockOf(colours: ClubColours, format: FormatName): Promise<string> {
  const lit = (await goalOf(colours, format)).find(
    (node): node is RectNode => node.kind === 'rect' && typeof node.fill !== 'string' && Boolean(node.onceLoaded),
  )
  if (!lit || typeof lit.fill === 'string') throw new Error('There is no block')
  return lit.fill.stops[0]?.colour ?? ''
}

describe.each(FORMAT_NAMES)('somebody cut out on a cover: %s', (format) => {
  it('stands on the club’s other colour, also where words could not be set in it', async () => {
    const block = await blockOf({ primary: '#d8101c', accent: '#0d7a3a' }, format)
    expect(colourDifference(block, '#0d7a3a')).toBeLessThan(0.12)
  })

  it('stands on the loud colour where the club’s two are much alike', async () => {
    const block = await blockOf({ primary: '#d8101c', accent: '#b00c16' }, format)
    expect(colourDifference(block, '#d8101c')).toBeGreaterThan(0.25)
    expect(chroma(block)).toBeLessThan(0.05)
  })
})

it('has the number behind somebody where more than scraps of it are seen', async () => {
  const seen: FormatName[] = []
  for (const format of FORMAT_NAMES) {
    const nodes = await goalOf(CUT_OUT_CATALOGUE.club.colours, format)
    const isNumber = (node: (typeof nodes)[number]): node is TextNode =>
      node.kind === 'text' && node.isBackdrop === true && /^\d+$/.test(node.text) && Boolean(node.onceLoaded)
    if (nodes.some(isNumber)) seen.push(format)
  }
  expect(seen).toEqual(['square'])
})
