import { describe, expect, it } from 'vitest'
import { FORMATS } from '../formats.ts'
import { clubFont, clubFontAddress, isClubFont } from '../template/club-font.ts'
import { newElement, restoreElements } from '../template/element.ts'
import { elementNodes } from './element-nodes.ts'
import { capHeightOf, faceOf, fontString } from './faces.ts'
import { choiceLabel } from './font-choices.ts'
import { neededAssets } from './needed-assets.ts'

const HASH = '0123456789abcdef'.repeat(4)
const FONT = clubFont(HASH, 65)

describe('a font of the club’s own', () => {
  it('is all that its name says', () => {
    expect(FONT).toBe(`club:${HASH}:065`)
    expect(isClubFont(FONT)).toBe(true)
    expect(capHeightOf(FONT)).toBe(0.065)
    expect(clubFontAddress(FONT)).toBe(`/files/${HASH}.woff2`)
    expect(faceOf(FONT)).toBe(FONT)
  })

  it('is one weight, with the sans behind it', () => {
    const string = `400 10px "Jedenastka ${HASH}", "Jedenastka sans", "Jedenastka sans ext"`
    expect([400, 700, 900].map((weight) => fontString(FONT, weight, 10))).toEqual([string, string, string])
    expect(choiceLabel('fontWeight', 'bold', FONT)).toBe('Pogrubiona (jak normalna)')
  })

  it('is needed by the scene that uses it, with the sans, and by no other', () => {
    const scene = (fontFamily: string) => {
      const elements = restoreElements([{ ...newElement('text', 'a', 0, ''), fontFamily, fontWeight: 'bold' }])
      const { portrait } = FORMATS
      return neededAssets({ ...portrait, nodes: elements.flatMap((element) => elementNodes(element, {}, portrait)) })
        .fonts
    }
    expect(scene(FONT)).toEqual([
      { face: FONT, weight: 400 },
      { face: 'sans', weight: 400 },
    ])
    expect(scene('Arial')).toEqual([{ face: 'sans', weight: 700 }])
    expect(scene('club:x')).toEqual([{ face: 'sans', weight: 700 }])
  })
})
