import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clubTag, defaultHashtag, graphicFileName } from './club-tag.ts'

describe('the club’s tag', () => {
  it.each([
    ['Orły Dębno', '#OrłyDębno', 'OrlyDebno'],
    ['K.S. „Żółć-Łódź” 1921', '#KSŻółćŁódź1921', 'KSZolcLodz1921'],
    ['', '#NaszKlub', 'NaszKlub'],
    [null, '#NaszKlub', 'NaszKlub'],
    ['Динамо', '#Динамо', 'Klub'],
    ['!!!', '#NaszKlub', 'Klub'],
  ])('of %j', (name, hashtag, tag) => {
    expect([defaultHashtag(name), clubTag(name)]).toEqual([hashtag, tag])
  })

  it('begins a file name that any system takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.nat(), (name, timestamp) => {
        expect(graphicFileName(clubTag(name), 'opponent-goal', timestamp)).toMatch(
          /^[A-Za-z0-9]{1,40}-opponent-goal-\d+\.png$/,
        )
      }),
    )
  })
})
