import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { EWA, type RunningApp } from './app.ts'
import { signIn } from './screen.ts'
import { test } from './test.ts'

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** As a camera makes them: of several pieces, and no two alike. */
export async function photoFile(name: string, shade: number, size = { width: 1600, height: 1100 }): Promise<PhotoFile> {
  const noise = { type: 'gaussian' as const, mean: shade, sigma: 40 }
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(600_000)
  return { name, mimeType: 'image/jpeg', buffer }
}

/** As on a card: chosen again, they are as old as they were. */
export async function onDisk(files: { name: string; buffer: Buffer }[]): Promise<string[]> {
  const paths = files.map(({ name }) => test.info().outputPath(name))
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)))
  return paths
}

/** As Ewa. */
export async function openPhotos(page: Page, app: RunningApp, base = app.url): Promise<void> {
  await signIn(page, { ...app, url: base }, EWA)
  await page.goto(`${base}/photos`)
  await expect(page.getByRole('heading', { name: 'Zdjęcia', level: 1 })).toBeVisible()
}

export const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  page.getByLabel('Zdjęcia z telefonu albo z karty').setInputFiles(files)

export const tiles = (page: Page): Locator =>
  page.getByRole('list', { name: 'Zdjęcia', exact: true }).getByRole('listitem')

/** The row of one that is on its way. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Zdjęcia w drodze' }).getByRole('listitem', { name })
