import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Account, RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'

export const OLA: Account = { username: 'Ola', password: 'sekret-789', role: 'admin' }

interface Stored {
  id: number
  version: number
  background: string
  backgrounds: Record<string, string>
  elements: Array<Record<string, unknown>>
  pieces: Record<string, { shared?: object; formats?: Record<string, object> }>
}

export async function addSecondAdmin(app: RunningApp, { cookie }: GoalClub): Promise<void> {
  const response = await fetch(`${app.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(OLA),
  })
  expect(response.status).toBe(201)
}

export const storedTemplate = async (app: RunningApp, id: number): Promise<Stored> =>
  (await (await fetch(`${app.url}/api/templates/${id}`)).json()) as Stored

/** A template, for results unless another kind is named, on a plain ground, without a layout: what is on it was put there. */
export async function addEditorTemplate(
  app: RunningApp,
  { cookie }: Pick<GoalClub, 'cookie'>,
  name: string,
  elements: object[] = [],
  type = 'result',
): Promise<number> {
  const picture = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#17406d' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('templateData', JSON.stringify({ name, type, look: 'classic', hasLayout: false }))
  form.set('templateBackground', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'tlo.png')
  form.set('elements', JSON.stringify(elements))
  const response = await fetch(`${app.url}/api/templates`, { method: 'POST', headers: { cookie }, body: form })
  expect(response.status).toBe(201)
  return ((await response.json()) as Stored).id
}

export const rectangle = (id: string, x: number, y: number, more: object = {}) => ({
  type: 'rectangle',
  id,
  x,
  y,
  width: 10,
  height: 8,
  ...more,
})

export async function saveElements(
  app: RunningApp,
  { cookie }: Pick<GoalClub, 'cookie'>,
  id: number,
  elements: object[],
): Promise<void> {
  const form = new FormData()
  form.set('elements', JSON.stringify(elements))
  const response = await fetch(`${app.url}/api/templates/${id}`, { method: 'PUT', headers: { cookie }, body: form })
  expect(response.status).toBe(200)
}
