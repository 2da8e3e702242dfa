import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import { signIn } from './screen.ts'

export interface StoredPlayer {
  id: number
  firstName: string
  lastName: string
  number: number
  position: string | null
  lineupImage: string | null
  scorerImage: string | null
}

export async function openPlayers(page: Page, app: RunningApp): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/players`)
  await expect(page.getByRole('heading', { name: 'Zarządzanie zawodnikami' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Wczytywanie zawodników' })).toHaveCount(0)
}

export const photo = async (name: string, background = '#2b5f8a') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

export async function storedPlayer(app: RunningApp, lastName: string): Promise<StoredPlayer | undefined> {
  const players = (await (await fetch(`${app.url}/api/players`)).json()) as StoredPlayer[]
  return players.find((player) => player.lastName === lastName)
}

interface NewPlayer extends Pick<StoredPlayer, 'firstName' | 'lastName' | 'number'> {
  position?: string
}

/** Without the browser; for journeys that are about something else. */
export async function addPlayer(
  app: RunningApp,
  cookie: string,
  data: NewPlayer,
  hasScorerPhoto = false,
): Promise<void> {
  const file = new Blob([new Uint8Array((await photo('a.jpg')).buffer)], { type: 'image/jpeg' })
  const body = new FormData()
  body.set('playerData', JSON.stringify(data))
  body.set('playerImage', file, 'a.jpg')
  if (hasScorerPhoto) body.set('scorerImage', file, 'b.jpg')
  const response = await fetch(`${app.url}/api/players`, { method: 'POST', headers: { cookie }, body })
  expect(response.status).toBe(201)
}

/** From now on the server refuses such calls with this message. */
export const refuse = (page: Page, pattern: string, method: string, message: string): Promise<unknown> =>
  page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ status: 400, json: { message } }) : route.fallback(),
  )
