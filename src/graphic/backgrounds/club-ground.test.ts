import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '#domain/club/colour.ts'
import { FORMAT_NAMES, sheetOf } from '../formats.ts'
import { PATTERNS, PLAIN_STYLE, TEXTURES } from '../style/club-style.ts'
import { LOOK_NAMES } from '../template/look-name.ts'
import { backgroundScene } from './background.ts'
import { patternVeil } from './club-pattern.ts'

const COLOURS = { primary: '#d8101c', accent: '#ffffff' }

const ground = (look: (typeof LOOK_NAMES)[number], style = {}) =>
  backgroundScene(look, 'result', COLOURS, 'portrait', { ...PLAIN_STYLE, ...style })

describe.each(LOOK_NAMES)('the background of %s', (look) => {
  it('is the look’s own while nobody has chosen another, node for node', () => {
    const own = backgroundScene(look, 'result', COLOURS)
    expect(ground(look)).toEqual(own)
    expect(ground(look, { texture: 'none' })).toEqual(own)
  })

  it('begins with its colour, whatever the pattern', () => {
    const [base] = ground(look).nodes
    for (const pattern of PATTERNS) expect(ground(look, { pattern }).nodes[0]).toEqual(base)
  })

  it('has one pattern instead of the look’s drawing, and a surface over it', () => {
    const bare = ground(look, { pattern: 'none' }).nodes.length
    for (const pattern of ['vertical', 'horizontal', 'diagonal', 'checks'])
      expect(ground(look, { pattern }).nodes).toHaveLength(bare + 1)
    for (const texture of TEXTURES) {
      const more = ground(look, { texture }).nodes.length - ground(look).nodes.length
      expect(more > 0).toBe(texture !== 'look' && texture !== 'none')
    }
  })
})

describe('patterns', () => {
  const drawn = (pattern: (typeof PATTERNS)[number]) => ground('broadcast', { pattern })
  it('leave out what is drawn across the picture, and keep what lies along its edges', () => {
    const whole = ground('broadcast').nodes
    const bare = drawn('none').nodes
    expect(bare.length).toBeLessThan(whole.length)
    // The bar across the foot.
    expect(bare.slice(1)).toEqual(whole.slice(-2))
  })

  it.each(FORMAT_NAMES)('of stripes begin and end with the same colour on a %s', (format) => {
    const { width, height } = sheetOf(format).canvas
    for (const [pattern, side] of [
      ['vertical', width],
      ['horizontal', height],
    ] as const) {
      const style = { ...PLAIN_STYLE, pattern }
      const [, node] = backgroundScene('silhouette', 'result', COLOURS, format, style).nodes
      if (node?.kind !== 'path') throw new Error('The pattern is a path')
      const along = node.segments.flatMap((each) =>
        each.to === 'close' ? [] : [pattern === 'vertical' ? each.x : each.y],
      )
      expect(Math.min(...along)).toBeCloseTo(side - Math.max(...along), 3)
    }
  })

  it.each([
    ['#d8101c', '#ffffff'],
    ['#14633f', '#ffffff'],
    ['#ffd500', '#070b12'],
    ['#8d8d8d', '#000000'],
  ])('on %s lead away from %s letters', (colour, ink) => {
    const veil = patternVeil(colour, ink).slice(0, 7)
    expect(Math.sign(luminance(veil) - luminance(colour))).toBe(Math.sign(luminance(colour) - luminance(ink)))
  })

  it.each([
    ['#0a0a0a', '#ffffff'],
    ['#ffffff', '#070b12'],
  ])('are seen on %s too, and hardly take from the letters', (colour, ink) => {
    const veil = patternVeil(colour, ink)
    expect(contrast(veil.slice(0, 7), colour)).toBeGreaterThan(3)
    expect(Number.parseInt(veil.slice(7), 16)).toBeLessThanOrEqual(0x0e)
  })
})

it('the same club gets the same surface every time', () => {
  for (const texture of TEXTURES) expect(ground('cover', { texture })).toEqual(ground('cover', { texture }))
})
