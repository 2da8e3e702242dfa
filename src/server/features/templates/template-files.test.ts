import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TemplateFile } from '#contract/template-file.ts'
import { newElement } from '#graphic/template/element.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { templateFileName } from './export-template.ts'

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
  await club.db.deleteFrom('templates').execute()
  await other.db.deleteFrom('templates').execute()
})

const transparent = (alpha: number) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 30, b: 40, alpha } } })
    .png()
    .toBuffer()
const keep = async (picture: Buffer): Promise<string> =>
  (await admin.upload('/api/pictures', formWith({ picture }))).json().url
const image = (id: string, src: string) => newElement('image', id, 0, src)

async function addTemplate(elements: object[] = [], data: object = {}) {
  const parts = { templateData: { name: 'Derby', type: 'goal', look: 'poster', ...data }, elements }
  const form = formWith({ ...parts, templateBackground: await drawPhoto(240, 300) })
  const response = await admin.upload('/api/templates', form)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

const download = (id: number) => admin.get(`/api/templates/${id}/export`)
const takeIn = (who: Caller, templateFile: Buffer) => who.upload('/api/templates/import', formWith({ templateFile }))

const filesOf = ({ dataDir }: TestClub): string[] =>
  readdirSync(`${dataDir}/files`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const pixelsAt = async (of: TestClub, url: string) =>
  sharp((await of.visitor().get(url)).rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer()

function decibels(one: Buffer, two: Buffer): number {
  expect(one.length).toBe(two.length)
  const error = one.reduce((sum, value, at) => sum + (value - (two[at] ?? 0)) ** 2, 0) / one.length
  return 10 * Math.log10(255 ** 2 / error)
}

describe('a copy', () => {
  it('has everything of its original but the name and the default', async () => {
    const original = await addTemplate([image('a', await keep(await transparent(0.5)))], { isDefault: true })
    await club.db.updateTable('templates').set({ is_starter: true }).execute()
    const response = await admin.post(`/api/templates/${original.id}/duplicate`)
    expect(response.statusCode).toBe(201)
    const { id, createdAt: _c, updatedAt: _u, ...rest } = original
    const copy = response.json()
    expect(copy).toMatchObject({ ...rest, name: 'Derby (kopia)', isDefault: false, isStarter: true, version: 1 })
    expect(copy.id).not.toBe(id)
    expect((await admin.get(`/api/templates/${id}`)).json().isDefault).toBe(true)
  })

  it('never shares its name, however many are made at once', async () => {
    const { id } = await addTemplate()
    const copies = await Promise.all([1, 2, 3, 4].map(() => admin.post(`/api/templates/${id}/duplicate`)))
    const names = copies.map((copy) => copy.json().name).sort()
    expect(names).toEqual(['Derby (kopia 2)', 'Derby (kopia 3)', 'Derby (kopia 4)', 'Derby (kopia)'])
  })
})

describe('a template as a file', () => {
  it('goes from one club to another with its pictures', async () => {
    const [half, most] = [await keep(await transparent(0.5)), await keep(await transparent(0.9))]
    const photo = await keep(await drawPhoto(320, 200))
    const words = { ...newElement('text', 't', 0, ''), text: '„Źdźbło” <b>😀</b>\n2' }
    const elements = [
      image('a', half),
      words,
      image('b', most),
      { ...image('c', half), hidden: true },
      image('d', photo),
    ]
    const template = await addTemplate(elements, { isDefault: true })
    const exported = await download(template.id)
    expect(exported.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="szablon-Derby.json"',
    })
    const file = exported.json() as TemplateFile
    expect(Object.keys(file.pictures).sort()).toEqual([template.background, half, most, photo].sort())

    const response = await takeIn(stranger, exported.rawPayload)
    expect(response.statusCode, response.body).toBe(201)
    const taken = response.json()
    expect(taken).toMatchObject({ name: 'Derby', type: 'goal', look: 'poster', isStarter: false })
    expect(taken).toMatchObject({ version: 1, updatedBy: 'Olga', isDefault: true })
    expect((await stranger.get('/api/templates')).json()).toEqual([taken])
    const src = (at: number): string => taken.elements[at].src
    expect(taken.elements).toEqual(
      elements.map((element, at) => ('src' in element ? { ...element, src: src(at) } : element)),
    )
    expect(src(3)).toBe(src(0))
    expect(await pixelsAt(other, src(0))).toEqual(await pixelsAt(club, half))
    expect(await pixelsAt(other, src(2))).toEqual(await pixelsAt(club, most))
    // A photo is encoded anew, as every upload is: not the same bytes, but nobody could tell them apart.
    expect(decibels(await pixelsAt(other, src(4)), await pixelsAt(club, photo))).toBeGreaterThan(40)
    expect(
      decibels(await pixelsAt(other, taken.background), await pixelsAt(club, template.background)),
    ).toBeGreaterThan(40)
  })

  it('leaves out pictures that are not the club’s own or not there any more', async () => {
    const gone = `/files/${'a'.repeat(64)}.png`
    const elements = [
      image('a', 'https://example.com/x.png'),
      image('b', 'data:image/png;base64,AA=='),
      image('c', gone),
    ]
    const { id, background } = await addTemplate(elements)
    const exported = await download(id)
    const file = exported.json()
    expect(Object.keys(file.pictures)).toEqual([background])
    expect(file.template.elements).toEqual(elements.map((element) => ({ ...element, src: '' })))
    expect((await takeIn(stranger, exported.rawPayload)).json().elements).toEqual(file.template.elements)
  })

  it('brings a starter template that takes the colours of the club it comes to', async () => {
    const crest = await drawCrest({ primary: '#b3151f', accent: '#ffffff' }, 'X').encode('png')
    const logo = (await stranger.upload('/api/settings', formWith({ key: 'clubLogo', clubLogo: crest }))).json().value
    expect(logo).toMatch(/^\/files\//)
    const { id } = await addTemplate()
    await club.db.updateTable('templates').set({ is_starter: true }).execute()
    const file = (await download(id)).rawPayload
    const before = filesOf(other)
    const taken = (await takeIn(stranger, file)).json()
    const atHome = (await takeIn(admin, file)).json()
    expect([taken.isStarter, atHome.isStarter]).toEqual([true, true])
    for (const [where, url] of [
      [other, taken.background],
      [club, atHome.background],
    ] as const) {
      expect(await sharp((await where.visitor().get(url)).rawPayload).metadata()).toMatchObject({ width: 1200 })
    }
    expect(taken.background).not.toBe(atHome.background)
    const kept = filesOf(other).filter((name) => !before.includes(name))
    const drawn = [taken.background, ...Object.values(taken.backgrounds)].map((url) => url.slice('/files/'.length))
    expect(kept.sort(), 'what is drawn anew is not kept as well').toEqual(drawn.sort())
  })

  it('is not made when its background is gone, or when its pictures would not fit', async () => {
    const { id } = await addTemplate()
    await club.db
      .updateTable('templates')
      .set({ background: `/files/${'b'.repeat(64)}.jpg` })
      .execute()
    const gone = await download(id)
    expect([gone.statusCode, gone.json().message]).toEqual([409, expect.stringContaining('Brakuje pliku z tłem')])
    const many = []
    for (let at = 0; at < 60; at++)
      many.push(image(`e${at}`, `/files/${await club.files.put(Buffer.from(`${at}`), 'png')}`))
    const full = await addTemplate(many)
    const refused = await download(full.id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('najwyżej 60')])
  })

  it.each([
    ['Źródło: mecz / derby', 'szablon-Zrodlo-mecz-derby.json'],
    ['"; rm -rf\r\n', 'szablon-rm-rf.json'],
    ['Динамо', 'szablon.json'],
    ['a'.repeat(100), `szablon-${'a'.repeat(52)}.json`],
  ])('of %j has a name that every system takes', (name, fileName) => {
    expect(templateFileName(name)).toBe(fileName)
  })
})
