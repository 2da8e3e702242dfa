import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FONTS_MAX, type Font } from '#contract/font.ts'
import { newElement } from '#graphic/template/element.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { latinWoff2, wholeWoff2 } from '#server/testing/fonts/font-files.ts'
import { makeFont } from '#server/testing/fonts/made-font.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Szef')
})
afterAll(() => club.close())
beforeEach(async () => {
  await club.db.deleteFrom('templates').execute()
  await club.db.deleteFrom('fonts').execute()
})

const send = (font: Buffer) => admin.upload('/api/fonts', formWith({ font }))
async function add(font: Buffer): Promise<Font> {
  const response = await send(font)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const listed = async (): Promise<Font[]> => (await club.visitor().get('/api/fonts')).json()
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).message]

describe('the fonts', () => {
  it('are listed to everybody, in the order of the alphabet, with the letters that they lack', async () => {
    const playfair = await add(latinWoff2())
    const dejavu = await add(wholeWoff2())
    expect(await listed()).toEqual([dejavu, playfair])
    expect(dejavu).toMatchObject({ family: 'DejaVu Sans', style: 'Book', missingLetters: '' })
    expect(playfair).toMatchObject({ family: 'Playfair Display', style: 'Black', missingLetters: 'ĄĆĘŁŃŚŹŻąćęłńśźż' })
    expect(playfair.fontFamily).toBe(`club:${playfair.url.slice(7, 71)}:708`)
  })

  it('are served as fonts, for ever, and have no smaller copies', async () => {
    const { url } = await add(makeFont({ letters: 'ABC' }))
    const file = await club.visitor().get(url)
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(file.rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
    expect((await club.visitor().get(url.replace('/files/', '/files/160/'))).statusCode).toBe(404)
  })

  it('are there once, however often they are sent, and whatever the format', async () => {
    const font = await add(makeFont({ letters: 'ABC' }))
    const again = await send(makeFont({ letters: 'ABC' }))
    expect([again.statusCode, again.json()]).toEqual([200, font])
    const written = (await club.visitor().get(font.url)).rawPayload
    expect((await send(written)).json()).toEqual(font)
    expect(await listed()).toEqual([font])
  })

  it('are called by their file where they have no name', async () => {
    const form = new FormData()
    form.set(
      'font',
      new File([new Uint8Array(makeFont({ letters: 'ABC', family: '', style: '' }))], 'Żubr-Gruby.v2.ttf'),
    )
    expect((await admin.upload('/api/fonts', form)).json()).toMatchObject({ family: 'Żubr-Gruby.v2', style: '' })
    expect((await send(makeFont({ letters: 'AB', family: '', style: '' }))).json().family).not.toBe('')
  })

  it('are so many and no more, also when several come at once', async () => {
    const fonts = Array.from({ length: FONTS_MAX + 3 }, (_, index) => makeFont({ letters: 'AB', family: `F${index}` }))
    const answers = await Promise.all(fonts.map(send))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(FONTS_MAX)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(refusal)).toEqual(
      Array(3).fill([409, 'Klub może mieć najwyżej 20 czcionek. Usuń którąś i spróbuj ponownie']),
    )
  })

  it('tell every browser of a change', async () => {
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: admin.cookie })
    const { id } = await add(makeFont({ letters: 'ABC' }))
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'fonts' } })
    await admin.delete(`/api/fonts/${id}`)
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'fonts' } })
    reader.close()
  })
})

describe('what is not taken', () => {
  it.each([
    ['no font', async () => drawPhoto(40, 50), 415, 'To nie jest czcionka WOFF2, TTF ani OTF'],
    ['half a font', async () => wholeWoff2().subarray(0, 50_000), 415, 'Plik czcionki jest uszkodzony albo niepełny'],
    [
      'a file of more than 2 MB',
      async () => Buffer.concat([wholeWoff2(), Buffer.alloc(2 * 1024 * 1024)]),
      413,
      'Plik jest za duży. Dozwolone jest najwyżej 2 MB',
    ],
  ])('%s', async (_name, font, status, message) => {
    expect(refusal(await send(await font()))).toEqual([status, message])
    expect(await listed()).toEqual([])
  })

  it('a form without a file', async () => {
    expect(refusal(await admin.upload('/api/fonts', formWith({ name: 'x' })))).toEqual([
      400,
      'Dodaj plik czcionki w polu „font”',
    ])
  })
})

describe('a font that is deleted', () => {
  const addTemplate = async (name: string, fontFamily: string) => {
    const elements = [newElement('rectangle', 'a', 0, ''), { ...newElement('text', 'b', 1, ''), fontFamily }]
    const form = formWith({
      templateData: { name, type: 'goal' },
      elements,
      templateBackground: await drawPhoto(40, 50),
    })
    const response = await admin.upload('/api/templates', form)
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }

  it('is not used by any template', async () => {
    const used = await add(makeFont({ letters: 'ABC' }))
    const free = await add(makeFont({ letters: 'XYZ' }))
    const { id, elements } = await addTemplate('Derby', used.fontFamily)
    expect(elements[1].fontFamily).toBe(used.fontFamily)
    expect(refusal(await admin.delete(`/api/fonts/${used.id}`))).toEqual([
      409,
      'Tej czcionki używają szablony: „Derby”. Najpierw zmień w nich czcionkę',
    ])
    expect((await admin.delete(`/api/fonts/${free.id}`)).statusCode).toBe(204)
    expect(await listed()).toEqual([used])
    await admin.upload(`/api/templates/${id}`, formWith({ templateData: {}, elements: [] }), 'PUT')
    expect((await admin.delete(`/api/fonts/${used.id}`)).statusCode).toBe(204)
    expect((await admin.delete(`/api/fonts/${used.id}`)).statusCode).toBe(404)
  })

  it.each([
    'club:',
    'club:../x',
    `club:${'a'.repeat(64)}`,
    `club:${'A'.repeat(64)}:700`,
    `club:${'a'.repeat(64)}:7000`,
  ])('cannot be named as %s by an element', async (fontFamily) => {
    const elements = [{ ...newElement('text', 'b', 1, ''), fontFamily }]
    const form = formWith({
      templateData: { name: 'X', type: 'goal' },
      elements,
      templateBackground: await drawPhoto(4, 5),
    })
    expect(refusal(await admin.upload('/api/templates', form))[0]).toBe(400)
  })
})
