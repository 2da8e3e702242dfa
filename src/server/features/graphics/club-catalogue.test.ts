import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { clubCatalogue } from './club-catalogue.ts'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

it('knows the cut-outs of players beside their photos', async () => {
  const photos = { lineup_image: '/files/a.jpg', scorer_image: '/files/b.jpg', scorer_cutout: '/files/c.webp' }
  await club.db
    .insertInto('players')
    .values({ first_name: 'Jan', last_name: 'Kos', number: 7, ...photos })
    .execute()
  const { players } = await clubCatalogue({ ...club, timeZone: 'Europe/Warsaw' }, { kind: 'lineup', photoIds: [] }, 0)
  expect(players).toMatchObject([{ lineupImage: '/files/a.jpg', lineupCutout: null, scorerCutout: '/files/c.webp' }])
})

it('reads the photos that are chosen, of whichever match, and knows nothing of those that are gone', async () => {
  const row = { picture: '/files/x.jpg', width: 3000, height: 2000, focus_x: 30, focus_y: 20, match_id: null }
  const { id } = await club.db.insertInto('photos').values(row).returning('id').executeTakeFirstOrThrow()
  const means = { db: club.db, files: club.files, timeZone: 'Europe/Warsaw' }
  const { photos } = await clubCatalogue(means, { kind: 'post', photoIds: [id, 9_999] }, Date.now())
  expect(photos).toEqual([
    { id, src: '/files/x.jpg', width: 3000, height: 2000, focus: { x: 30, y: 20 }, cutout: null },
  ])
})
