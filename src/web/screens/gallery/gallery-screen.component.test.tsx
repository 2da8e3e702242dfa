import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type GalleryGraphic, galleryChoices, galleryPage } from '#contract/gallery.ts'
import { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { expectAccessible } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
const tiles = () => page.getByRole('list', { name: 'Grafiki' }).getByRole('button')

const graphic = (id: number, opponentName: string): GalleryGraphic => ({
  id,
  type: 'goal',
  kind: 'goal',
  format: 'portrait',
  eventId: String(id),
  url: PICTURE,
  createdAt: `2026-05-0${id}T12:00:00.000Z`,
  sceneHash: null,
  caption: null,
  altText: null,
  createdBy: 'Anna',
  isCorrected: false,
  playerId: null,
  matchId: id,
  opponentName,
  matchDate: '2026-05-09',
})

/** With so many graphics on a page. */
function galleryClub(graphics: GalleryGraphic[], onPage: number): ClubStandIn {
  const club = new ClubStandIn()
  club.on('GET /api/gallery', galleryPage, ({ query }) => {
    const from = graphics.findIndex(({ id }) => id < Number(query.get('before') ?? Number.POSITIVE_INFINITY))
    const shown = graphics.slice(from, from + onPage)
    return { graphics: shown, next: graphics.length > from + onPage ? (shown.at(-1)?.id ?? null) : null }
  })
  club.on('GET /api/gallery/choices', galleryChoices, () => ({ seasons: [2025], players: [], opponents: [] }))
  return club
}

test('an empty gallery leads to the first graphic', async () => {
  const { history } = openApp('/matches/gallery', galleryClub([], 60))
  await expect.element(page.getByText('Tu zbiorą się grafiki wszystkich meczów.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Przejdź do składu' }).click()
  await expect.poll(() => history.location.pathname).toBe('/lineup')
})

test('a long gallery comes in parts', async () => {
  openApp('/matches/gallery', galleryClub([graphic(3, 'Iskra'), graphic(2, 'Sparta'), graphic(1, 'Tur')], 2))
  await expect.element(tiles()).toHaveLength(2)
  const older = page.getByRole('button', { name: 'Starsze' })
  await older.click()
  await expect.element(tiles()).toHaveLength(3)
  await expect.element(older).not.toBeInTheDocument()
})
