import { describe, expect, it } from 'vitest'
import { PLAIN_STYLE } from '#graphic/style/club-style.ts'
import { clubFont } from '#graphic/template/club-font.ts'
import { clubStyle, clubStyleFrom } from './club-style.ts'

const messages = (raw: unknown): string[] => clubStyle.safeParse(raw).error?.issues.map(({ message }) => message) ?? []

describe('the gate of a club’s style', () => {
  it('takes nothing for everything as it is', () => {
    expect(clubStyle.parse({})).toEqual(PLAIN_STYLE)
  })

  it('takes colours in any case, and fonts of both sorts', () => {
    const own = clubFont('a'.repeat(64), 700)
    expect(
      clubStyle.parse({
        colours: { primary: '#FFD500', accent: '#0C0C0C' },
        fonts: { display: own, text: 'georgia' },
      }),
    ).toMatchObject({
      colours: { primary: '#ffd500', accent: '#0c0c0c', ink: null },
      fonts: { display: own, text: 'georgia' },
    })
  })

  it('refuses letters that nobody can read, with the ratio and the nearest that can be read', () => {
    expect(messages({ colours: { primary: '#ffd500', accent: '#000000', ink: '#ffffff' } })).toEqual([
      expect.stringMatching(
        /^Liter w kolorze #ffffff nie da się przeczytać na #ffd500: kontrast 1,4:1, a potrzeba 4,5:1\. Najbliższy czytelny kolor to #[0-9a-f]{6}$/,
      ),
    ])
  })

  it.each([
    [{ colours: { primary: 'red', accent: '#000000' } }, /Kolor główny: kolor w postaci #rrggbb/],
    [{ colours: { primary: '#14633f' } }, /Drugi kolor: podaj kolor/],
    [{ fonts: { display: 'comic' } }, /Czcionka nagłówków:/],
    [{ fonts: { text: 'club:x' } }, /Czcionka tekstów:/],
    [{ pattern: 'dots' }, /Wzór: look, none/],
    [{ texture: 'wood' }, /Faktura: look, none/],
    [{ hasSponsors: 'no' }, /Pasek sponsorów/],
  ])('says what is allowed instead of %j', (raw, words) => {
    expect(messages(raw).join()).toMatch(words)
  })
})

describe('a stored style', () => {
  it('that is not there, or cannot be read any more, is none', () => {
    for (const text of [undefined, null, '', 'nonsense', '[]', '{"pattern":"dots"}']) {
      expect(clubStyleFrom(text)).toBeNull()
    }
  })

  it('is read back as it was written', () => {
    const style = { ...PLAIN_STYLE, pattern: 'checks' as const }
    expect(clubStyleFrom(JSON.stringify(style))).toEqual(style)
  })
})
