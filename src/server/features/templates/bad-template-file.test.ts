import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TemplateFile } from '#contract/template-file.ts'
import { newElement } from '#graphic/template/element.ts'
import { pngBomb } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('templates').execute())

const bytesOf = (file: Buffer | string | object): Buffer => {
  if (Buffer.isBuffer(file)) return file
  return Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
}
const takeIn = (file: Buffer | string | object) =>
  admin.upload('/api/templates/import', formWith({ templateFile: bytesOf(file) }))

describe('a file that is no good', () => {
  const address = `/files/${'c'.repeat(64)}.png`
  let good: TemplateFile
  beforeAll(async () => {
    const colour = { r: 200, g: 30, b: 40, alpha: 0.5 }
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background: colour } })
      .png()
      .toBuffer()
    const template = {
      name: 'Dobry',
      type: 'goal',
      look: 'poster',
      isStarter: false,
      elements: [],
      background: address,
    }
    good = {
      format: 'jedenastka-template',
      version: 1,
      template,
      pictures: { [address]: asDataUrl(bytes) },
    } as TemplateFile
  })

  const withTemplate = (change: object) => () => ({ ...good, template: { ...good.template, ...change } })
  const withPicture = (picture: unknown) => () => ({ ...good, pictures: { [address]: picture } })
  const withImage = (src: string) =>
    withTemplate({ elements: [newElement('text', 't', 0, ''), newElement('image', 'i', 1, src)] })
  const asDataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

  it('is refused for that reason alone: the good one is taken', async () => {
    expect((await takeIn(good)).statusCode).toBe(201)
  })

  it.each<[string, () => Buffer | string | object, number, string]>([
    ['that is not JSON', () => 'PK\u0003\u0004', 400, 'nie jest poprawnym JSON-em'],
    ['that is empty JSON', () => '   ', 400, 'nie jest poprawnym JSON-em'],
    ['that is no UTF-8', () => Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'nie jest poprawnym JSON-em'],
    ['that is a list', () => '[]', 400, 'To nie jest plik szablonu Jedenastki'],
    ['of nothing', () => 'null', 400, 'To nie jest plik szablonu Jedenastki'],
    ['of another format', () => ({ ...good, format: 'backup' }), 400, 'To nie jest plik szablonu Jedenastki'],
    ['of a newer version', () => ({ ...good, version: 3, template: 7 }), 400, 'nowsza wersja Jedenastki'],
    ['of version 0', () => ({ ...good, version: 0 }), 400, 'Nieznana wersja'],
    ['of version "1"', () => ({ ...good, version: '1' }), 400, 'numeru wersji'],
    ['without a template', () => ({ ...good, template: undefined }), 400, 'nie zawiera szablonu'],
    ['without a name', withTemplate({ name: '  ' }), 400, 'Nazwa szablonu: od 1 do 100 znaków'],
    ['of an unknown type', withTemplate({ type: 'video' }), 400, 'Typ szablonu: announcement, lineup'],
    ['of an unknown look', withTemplate({ look: 'baroque' }), 400, 'Układ: broadcast'],
    ['with a crooked flag', withTemplate({ isStarter: 'yes' }), 400, 'isStarter'],
    ['with elements that are none', withTemplate({ elements: 'x' }), 400, 'Część „elements” musi być listą'],
    ['without elements', withTemplate({ elements: undefined }), 400, 'Część „elements” musi być listą'],
    ['with an element out of bounds', withTemplate({ elements: [{ type: 'text', fontSize: 999 }] }), 400, 'Element 1'],
    ['with 501 elements', withTemplate({ elements: Array(501).fill({ type: 'text' }) }), 400, 'najwyżej 500'],
    ['with a NUL', withTemplate({ elements: [{ type: 'text', text: '\0' }] }), 400, 'NUL'],
    ['with half a letter', withTemplate({ elements: [{ type: 'text', text: '\ud800' }] }), 400, 'niepełny znak'],
    ['without its background', () => ({ ...good, pictures: {} }), 400, `którego używa tło szablonu: ${address}`],
    ['with a background elsewhere', withTemplate({ background: 'https://example.com/a.png' }), 400, 'tło szablonu'],
    ['with a number for a background', withTemplate({ background: 7 }), 400, 'template.background'],
    [
      'without a named picture',
      withImage(`/files/${'d'.repeat(64)}.png`),
      400,
      'brakuje obrazu, którego używa element 2',
    ],
    ['with a picture elsewhere', withImage('https://example.com/a.png'), 400, 'używa element 2, nie jest zapisany'],
    ['with a picture in its address', withImage('data:image/png;base64,AA=='), 400, 'nie jest zapisany w pliku'],
    ['with an inherited name for a picture', withImage('constructor'), 400, 'nie jest zapisany w pliku'],
    ['with a list of pictures', () => ({ ...good, pictures: [] }), 400, 'Pole „pictures” musi być obiektem'],
    ['with a crooked address', () => ({ ...good, pictures: { ...good.pictures, '../x': '' } }), 400, 'Adres obrazu'],
    ['with a number for a picture', withPicture(7), 400, 'musi być tekstem'],
    ['with a picture that is no data URL', withPicture('https://example.com/a.png'), 400, 'data URL'],
    ['with a page for a picture', withPicture('data:text/html;base64,PGI+'), 400, 'data URL'],
    [
      'with a drawing for a picture',
      withPicture('data:image/svg+xml;base64,PHN2Zy8+'),
      415,
      'tło szablonu: To nie jest',
    ],
    ['with a bomb for a picture', () => withPicture(asDataUrl(pngBomb(20_000, 20_000)))(), 413, 'megapikseli'],
    ['with a heavy picture', () => withPicture(asDataUrl(Buffer.alloc(16 * 1024 ** 2)))(), 413, 'najwyżej 15 MB'],
    [
      'with 61 pictures',
      () => ({
        ...good,
        pictures: Object.fromEntries(
          Array.from({ length: 61 }, (_, at) => [`/files/${'a'.repeat(62)}${at + 10}.png`, '']),
        ),
      }),
      400,
      'najwyżej 60 obrazów',
    ],
    ['that is bottomless', () => '['.repeat(1_000_000), 400, 'zbyt rozbudowany'],
    ['that is bottomless and well formed', () => `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 400, 'zbyt rozbudowany'],
    ['of a million things', () => `[${'{},'.repeat(1_000_000)}1]`, 400, 'zbyt rozbudowany'],
    ['of a million texts', () => '"",'.repeat(1_000_000), 400, 'zbyt rozbudowany'],
    ['beyond 40 MB', () => Buffer.alloc(40 * 1024 ** 2 + 1, 0x20), 413, 'najwyżej 40 MB'],
  ])('%s is refused, and nothing is added', async (_, file, status, message) => {
    const response = await takeIn(file())
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect((await admin.get('/api/templates')).json()).toEqual([])
  })

  it('is asked for where there is none', async () => {
    const response = await admin.upload('/api/templates/import', formWith({ other: 'x' }))
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining('Dodaj plik szablonu'),
    ])
  })
})
