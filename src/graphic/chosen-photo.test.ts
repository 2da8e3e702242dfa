import { expect, it } from 'vitest'
import { graphicOf } from './graphic-of.ts'
import { kindFacts } from './kinds/kinds.ts'
import { matchAfter, SAMPLE_CATALOGUE } from './testing/sample-match.ts'

const PHOTO = { id: 7, src: '/files/a.jpg', width: 3, height: 2, focus: { x: 50, y: 50 }, cutout: null }

const chosenFor = async (
  kind: 'announcement' | 'table',
  photos: Record<string, number | null>,
  known: readonly (Omit<typeof PHOTO, 'cutout'> & { cutout: string | null })[],
) => {
  return graphicOf(await kindFacts(kind).load(), matchAfter([], { photos }), { ...SAMPLE_CATALOGUE, photos: known })
    .photo
}

it('a graphic says which photograph was chosen for it, and where its pictures lie', async () => {
  expect(await chosenFor('announcement', { announcement: 7 }, [PHOTO])).toEqual({ id: 7, pictures: ['/files/a.jpg'] })
  expect(await chosenFor('announcement', { announcement: 7 }, [{ ...PHOTO, cutout: '/files/b.webp' }])).toEqual({
    id: 7,
    pictures: ['/files/a.jpg', '/files/b.webp'],
  })
})

it('one that nobody knows of is still the choice', async () => {
  expect(await chosenFor('announcement', { announcement: 8 }, [PHOTO])).toEqual({ id: 8, pictures: [] })
})

it('nothing is chosen for another graphic, once it is taken away, or for a kind that takes no photo', async () => {
  expect(await chosenFor('announcement', { result: 7 }, [PHOTO])).toBeNull()
  expect(await chosenFor('announcement', { announcement: null }, [PHOTO])).toBeNull()
  expect(await chosenFor('table', { table: 7 }, [PHOTO])).toBeNull()
})
