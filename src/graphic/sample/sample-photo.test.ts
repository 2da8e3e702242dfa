import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { KIND_NAMES, type KindName, kindFacts } from '../kinds/kinds.ts'
import type { MatchView } from '../match-view.ts'
import { SAMPLE_CATALOGUE, SQUAD } from '../testing/sample-match.ts'
import { ownPreview, previewOf } from './preview-of.ts'

const photo = (id: number, ...playerIds: number[]) => ({
  ...{ id, src: `/files/${id}.jpg`, width: 3, height: 2, focus: { x: 50, y: 50 }, cutout: null, playerIds },
})
const PORTRAIT = '/files/portrait.jpg'
const WITH_PORTRAITS = SQUAD.map((player) => ({ ...player, lineupImage: PORTRAIT, scorerImage: PORTRAIT }))
const WITHOUT = SQUAD.map((player) => ({ ...player, lineupImage: null, scorerImage: null }))
const TAKING = KIND_NAMES.filter((kind) => kindFacts(kind).takesPhoto)
const OF_NOBODY: readonly KindName[] = ['announcement', 'result', 'status']

async function shown(kind: KindName, photos: Catalogue['photos'] = [], players: Catalogue['players'] = WITH_PORTRAITS) {
  const { view } = ownPreview(await kindFacts(kind).load(), { ...SAMPLE_CATALOGUE, players, photos })
  return view as MatchView & { photo?: { src: string }; scorer?: { id: number } | null }
}

describe('a sample of the club’s own', () => {
  it.each(OF_NOBODY)('of a %s shows one of the newest photos', async (kind) => {
    const photos = [photo(3), photo(2), photo(1)]
    expect(photos.map(({ src }) => src)).toContain((await shown(kind, photos)).photo?.src)
    expect((await shown(kind, [photo(9)])).photo?.src).toBe('/files/9.jpg')
  })

  it('shows several photos on several kinds', async () => {
    const photos = [1, 2, 3, 4, 5, 6].map((id) => photo(id))
    const seen = await Promise.all(OF_NOBODY.map(async (kind) => (await shown(kind, photos)).photo?.src))
    expect(new Set(seen).size).toBe(OF_NOBODY.length)
  })

  it('is of somebody who is on a photo, with that photo', async () => {
    const someone = WITH_PORTRAITS[4]?.id ?? 0
    const view = await shown('goal', [photo(3), photo(2, someone)])
    expect([view.photo?.src, view.scorer?.id]).toEqual(['/files/2.jpg', someone])
  })

  it('puts nobody’s name under another face while they have a portrait, and the newest where there is none', async () => {
    expect((await shown('goal', [photo(3)])).photo).toBeUndefined()
    expect((await shown('goal', [photo(3)], WITHOUT)).photo?.src).toBe('/files/3.jpg')
  })

  it.each(TAKING)('of a %s falls back to what it had where the club has no photos', async (kind) => {
    expect((await shown(kind)).photo).toBeUndefined()
  })

  it('has none where a template is looked at without photos', async () => {
    const catalogue = { ...SAMPLE_CATALOGUE, photos: [photo(1)] }
    const kind = await kindFacts('announcement').load()
    const viewOf = (sample: 'home' | 'noPhotos') =>
      previewOf(sample, kind, catalogue).view as { photo?: { src: string } }
    expect([viewOf('home').photo?.src, viewOf('noPhotos').photo]).toEqual(['/files/1.jpg', undefined])
  })
})
