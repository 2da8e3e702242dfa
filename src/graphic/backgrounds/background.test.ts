import { describe, expect, it } from 'vitest'
import { chroma, contrast } from '#domain/club/colour.ts'
import { LED_LOOKS } from '../template/look-name.ts'
import { backgroundScene } from './background.ts'

/** A move, two lines, and back. */
const TRIANGLE = 4

const fillsOf = (...asked: Parameters<typeof backgroundScene>): unknown[] =>
  backgroundScene(...asked).nodes.map((node) => ('fill' in node ? node.fill : null))

describe.each(LED_LOOKS)('the background of %s', (look) => {
  const red = { primary: '#d8101c', accent: '#0d7a3a' }
  const groundOf = (kind: 'goal' | 'opponent-goal') => String(fillsOf(look, kind, red)[0])

  it('is of the club’s colour, and grey for an opponent’s goal', () => {
    expect(chroma(groundOf('goal'))).toBeGreaterThan(0.15)
    expect(chroma(groundOf('opponent-goal'))).toBeLessThan(0.05)
  })
})

describe('the corners of a page', () => {
  const cornersOf = (primary: string) =>
    backgroundScene('classic', 'result', { primary, accent: '#c8ccd0' }).nodes.flatMap((node) =>
      node.kind === 'path' && node.segments.length === TRIANGLE ? [node.fill] : [],
    )

  it('are of a yellow club’s own colour', () => {
    expect(cornersOf('#ffd500')).toEqual(Array(4).fill('#ffd500'))
  })

  it('are of ink for a white one: paper-white ones would look torn off', () => {
    const corners = cornersOf('#ffffff')
    expect(corners).toHaveLength(4)
    for (const fill of corners) expect(contrast(String(fill), '#ffffff')).toBeGreaterThan(4.5)
  })
})
