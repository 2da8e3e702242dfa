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
