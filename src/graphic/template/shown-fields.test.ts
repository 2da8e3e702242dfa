import { describe, expect, it } from 'vitest'
import { restoreElements } from './element.ts'
import { shownFields } from './shown-fields.ts'

const shown = (element: object): string[] =>
  restoreElements([element]).flatMap((restored) => shownFields(restored).map(([name]) => name))

describe('the fields of the form', () => {
  it('of a shadow are its colour alone until it has one', () => {
    expect(shown({ type: 'line' })).not.toContain('shadowBlur')
    expect(shown({ type: 'line', shadowColor: '#000' })).toEqual(expect.arrayContaining(['shadowBlur', 'shadowX']))
  })

  it('for placing a picture are there where it covers its frame', () => {
    expect(shown({ type: 'image', objectFit: 'contain' })).not.toContain('zoom')
    expect(shown({ type: 'image', objectFit: 'cover' })).toEqual(expect.arrayContaining(['zoom', 'focusX', 'focusY']))
  })

  it('of a datum are those of letters or those of pictures', () => {
    const [words, crest] = [
      shown({ type: 'dynamic', dataKey: 'score' }),
      shown({ type: 'dynamic', dataKey: 'club_crest' }),
    ]
    expect(words).toEqual(expect.arrayContaining(['letterSpacing', 'gradientColor', 'shadowColor']))
    expect(words).not.toContain('mask')
    expect(crest).toEqual(expect.arrayContaining(['mask', 'blend', 'shadowColor', 'backgroundGradientColor']))
    expect(crest).not.toContain('letterSpacing')
    expect(crest).not.toContain('gradientColor')
  })
})
