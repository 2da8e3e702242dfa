import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Template } from '#contract/template.ts'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import { clubFontAddress, isClubFont } from '#graphic/template/club-font.ts'
import { restoreElements } from '#graphic/template/element.ts'
import { restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import { templateView } from '#graphic/template/template-view.ts'
import { drawn } from '#graphic/testing/sample-scene.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { formWith } from '#server/testing/form.ts'
import { type RandomTemplate, randomTemplate, type Supplies } from '#server/testing/random-template.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { runs } from '#testing/property-runs.ts'

let club: TestClub
let admin: Caller
let other: TestClub
let stranger: Caller
let supplies: Supplies
let ground: Buffer
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  other = await openTestClub()
  stranger = await other.signUp('Olga')
  supplies = await sentSupplies()
  // Of one colour: a photo is encoded anew when it comes to another club.
  ground = await sharp({ create: { width: 240, height: 300, channels: 3, background: '#17406d' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await club.close()
  await other.close()
})

async function sentSupplies(): Promise<Supplies> {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 30, b: 40, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const { url } = (await admin.upload('/api/pictures', formWith({ picture }))).json()
  const { fontFamily } = (await admin.upload('/api/fonts', formWith({ font: latinWoff2() }))).json()
  return { pictures: [url], fonts: [fontFamily] }
}

/** A picture by what is on it: under which address and how it is encoded differs from club to club. */
async function pixelsOf(of: TestClub, src: string): Promise<string> {
  const known = await readSamplePicture(src)
  const file = known ?? (await readStored(of.files, src))
  if (!file) throw new Error(`There is no picture ${src}`)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return createHash('sha256').update(`${info.width}×${info.height}`).update(data).digest('hex')
}

/** Its scene in each format, and what is on the pictures that it shows: the painter is given nothing else. */
async function pictures(of: TestClub, template: Template): Promise<unknown[]> {
  const kind = await drawn(template.type)
  const scenes = []
  for (const format of FORMAT_NAMES) {
    const scene = kind.scene(templateView(template, format), format)
    const { pictures: needed, fonts } = neededAssets(scene)
    const named = new Map<string, string>()
    for (const { src } of needed) if (!named.has(src)) named.set(src, await pixelsOf(of, src))
    for (const { face } of fonts)
      if (isClubFont(face)) expect(await readStored(of.files, clubFontAddress(face))).not.toBeNull()
    scenes.push(JSON.parse(JSON.stringify(scene, (_, value) => named.get(value) ?? value)))
  }
  return scenes
}

/** Its crests are less than half a pixel wide. */
const THINNEST: RandomTemplate = {
  type: 'result',
  look: 'broadcast',
  hasLayout: true,
  elements: [],
  pieces: { 'scorers-panel': { formats: { story: { width: 1, arrangement: 'list' } } } },
}

/** Its crests reach far out of the graphic, turned, each with its rim of light. */
const FAR_TOO_LARGE: RandomTemplate = {
  type: 'result',
  look: 'cover',
  hasLayout: true,
  elements: [],
  pieces: {
    'home-crest': { shared: { height: 300, width: 300, rotation: 0.1 } },
    'away-crest': { shared: { height: 1, width: 300, rotation: 45 } },
  },
}

it('whatever a template is, saved, exported and imported elsewhere it is the same picture in every format', async () => {
  await fc.assert(
    fc.asyncProperty(randomTemplate(supplies), async ({ elements, ...design }) => {
      const form = formWith({ templateData: { name: 'Dowolny', ...design }, elements, templateBackground: ground })
      const saved = await admin.upload('/api/templates', form)
      expect(saved.statusCode, saved.body).toBe(201)
      const stored = saved.json() as Template
      const made = { ...stored, ...design, elements: restoreElements(elements), pieces: restorePieces(design.pieces) }
      const expected = await pictures(club, made)
      expect(await pictures(club, stored), 'saved').toEqual(expected)

      const templateFile = (await admin.get(`/api/templates/${stored.id}/export`)).rawPayload
      const taken = await stranger.upload('/api/templates/import', formWith({ templateFile }))
      expect(taken.statusCode, taken.body).toBe(201)
      expect(await pictures(other, taken.json()), 'imported').toEqual(expected)
    }),
    // Which of them fails is enough to know: to find a smaller one takes minutes.
    { ...runs(4), endOnFailure: true, examples: [[THINNEST], [FAR_TOO_LARGE]] },
  )
}, 300_000)

it.each([
  ['too thin to be seen', THINNEST],
  ['far too large', FAR_TOO_LARGE],
])('what is %s is drawn in every format, each picture at hand', async (_, { elements, ...design }) => {
  const form = formWith({ templateData: { name: 'Graniczny', ...design }, elements, templateBackground: ground })
  const template = (await admin.upload('/api/templates', form)).json() as Template
  const kind = await drawn(template.type)
  const read = async (src: string) => (await readSamplePicture(src)) ?? readStored(club.files, src)
  for (const format of FORMAT_NAMES) {
    expect((await renderScene(kind.scene(templateView(template, format), format), read)).failed).toEqual([])
  }
})
