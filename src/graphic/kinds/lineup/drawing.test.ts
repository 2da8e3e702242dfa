import { expect, it } from 'vitest'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../../testing/hardest-match.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '../../testing/sample-match.ts'
import { LINEUP_POST_KIND } from './drawing.ts'
import { LINEUP_KIND } from './every-format.ts'

it('the first screen draws a plain post of the plain look as everything else does', () => {
  const template = { background: null, isOwnBackground: true, look: 'broadcast', elements: [] } as const
  for (const [match, catalogue] of [
    [sampleMatch('lineup'), SAMPLE_CATALOGUE],
    [HARDEST_MATCH, HARDEST_CATALOGUE],
  ] as const) {
    const [first, full] = [LINEUP_POST_KIND, LINEUP_KIND].map((kind) => kind.draw(match, catalogue, null))
    expect(first?.scene(template, 'portrait')).toEqual(full?.scene(template, 'portrait'))
  }
})
