import { describe, expect, it } from 'vitest'
import { clubTag, defaultHashtag } from './club-tag.ts'

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
})
