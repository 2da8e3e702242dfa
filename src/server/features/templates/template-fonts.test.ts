import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FONTS_MAX, type Font } from '#contract/font.ts'
import type { TemplateFile } from '#contract/template-file.ts'
import { clubFont } from '#graphic/template/club-font.ts'
import { newElement } from '#graphic/template/element.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { makeFont } from '#server/testing/fonts/made-font.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let other: TestClub
let stranger: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  other = await openTestClub()
  stranger = await other.signUp('Olga')
})
afterAll(async () => {
  await club.close()
  await other.close()
})
beforeEach(async () => {
  for (const { db } of [club, other]) {
    await db.deleteFrom('templates').execute()
    await db.deleteFrom('fonts').execute()
  }
})

const addFont = async (who: Caller, font: Buffer): Promise<Font> =>
  (await who.upload('/api/fonts', formWith({ font }))).json()
const fontsOf = async (who: Caller): Promise<Font[]> => (await who.get('/api/fonts')).json()
const text = (fontFamily: string) => ({ ...newElement('text', fontFamily, 0, ''), fontFamily })
const takeIn = (file: object) =>
  stranger.upload('/api/templates/import', formWith({ templateFile: Buffer.from(JSON.stringify(file)) }))

async function exported(...families: string[]): Promise<TemplateFile> {
  const form = formWith({
    templateData: { name: 'Derby', type: 'goal' },
    elements: families.map(text),
    templateBackground: await drawPhoto(40, 50),
  })
  const { id } = (await admin.upload('/api/templates', form)).json()
  return (await admin.get(`/api/templates/${id}/export`)).json()
}

const families = ({ elements }: { elements: { fontFamily: string }[] }) => elements.map(({ fontFamily }) => fontFamily)

describe('a template file', () => {
  it('without fonts of the club is one that older clubs can take', async () => {
    const file = await exported('Georgia')
    expect([file.version, file.fonts]).toEqual([2, undefined])
    expect(families((await takeIn(file)).json())).toEqual(['Georgia'])
  })

  it('brings the fonts that it uses, and no other, to a club that lacks them', async () => {
    const used = await addFont(admin, latinWoff2())
    await addFont(admin, makeFont({ letters: 'ABC' }))
    const file = await exported(used.fontFamily, 'Arial', used.fontFamily)
    expect([file.version, Object.keys(file.fonts ?? {})]).toEqual([2, [used.fontFamily]])
    const response = await takeIn(file)
    expect(response.statusCode, response.body).toBe(201)
    expect(families(response.json())).toEqual([used.fontFamily, 'Arial', used.fontFamily])
    const [taken, ...more] = await fontsOf(stranger)
    expect(more).toEqual([])
    expect(taken).toMatchObject({ family: 'Playfair Display', style: 'Black', url: used.url })
    expect((await stranger.get(used.url)).rawPayload).toEqual((await admin.get(used.url)).rawPayload)
  })

  it('uses the font that is there', async () => {
    const used = await addFont(admin, makeFont({ letters: 'ABC' }))
    const own = await addFont(stranger, makeFont({ letters: 'ABC' }))
    const { fonts: _, ...withoutFonts } = await exported(used.fontFamily)
    for (const file of [withoutFonts, await exported(used.fontFamily)]) {
      expect(families((await takeIn(file)).json())).toEqual([own.fontFamily])
    }
    expect(await fontsOf(stranger)).toEqual([own])
  })

  it('names its font anew where another form of the same comes in', async () => {
    const claimed = clubFont('a'.repeat(64), 999)
    const font = `data:font/woff2;base64,${latinWoff2().toString('base64')}`
    const file = await exported('Arial')
    const taken = await takeIn({
      ...file,
      template: { ...file.template, elements: [text(claimed)] },
      fonts: { [claimed]: font },
    })
    const [own] = await fontsOf(stranger)
    expect(families(taken.json())).toEqual([own?.fontFamily])
    expect(own?.fontFamily).not.toBe(claimed)
  })

  it('whose font is lost is taken all the same', async () => {
    const lost = clubFont('b'.repeat(64), 700)
    const file = await exported(lost)
    expect(file.fonts).toBeUndefined()
    expect(families((await takeIn(file)).json())).toEqual([lost])
  })

  const named = clubFont('c'.repeat(64), 700)
  it.each([
    ['a font that is none', { [named]: 'data:font/woff2;base64,AAAA' }, 415, 'Czcionka w pliku szablonu: To nie jest'],
    ['a font that is a picture', { [named]: 'data:image/png;base64,AAAA' }, 400, 'nie jest data URL czcionki'],
    ['a font under another name', { Arial: 'x' }, 400, 'Nazwa czcionki w pliku szablonu jest nieprawidłowa'],
    ['a font that is a number', { [named]: 7 }, 400, 'musi być tekstem'],
    ['fonts that are a list', [], 400, 'Pole „fonts” musi być obiektem'],
    [
      'too many fonts',
      Object.fromEntries(Array.from({ length: FONTS_MAX + 1 }, (_, at) => [clubFont('d'.repeat(64), at), ''])),
      400,
      'najwyżej 20 czcionek',
    ],
  ])('with %s is refused', async (_name, fonts, status, message) => {
    const file = await exported('Arial')
    const response = await takeIn({ ...file, template: { ...file.template, elements: [text(named)] }, fonts })
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect((await stranger.get('/api/templates')).json()).toEqual([])
    expect(await fontsOf(stranger)).toEqual([])
  })
})
