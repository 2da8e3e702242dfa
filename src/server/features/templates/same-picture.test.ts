import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Template } from '#contract/template.ts'
import { FORMAT_NAMES } from '#graphic/formats.ts'
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

/** The hash of its pixels in each format. */
async function pictures(of: TestClub, template: Template): Promise<string[]> {
  const kind = await drawn(template.type)
  const read = async (src: string) => (await readSamplePicture(src)) ?? readStored(of.files, src)
  const hashes: string[] = []
  for (const format of FORMAT_NAMES) {
    const { pixels, failed } = await renderScene(kind.scene(templateView(template, format), format), read)
    expect(failed).toEqual([])
    hashes.push(createHash('sha256').update(pixels).digest('hex'))
  }
  return hashes
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
    { numRuns: 12, endOnFailure: true, examples: [[THINNEST], [FAR_TOO_LARGE]] },
  )
}, 300_000)
