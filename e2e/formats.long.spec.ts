import { buffer } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { unzipped } from '#web/graphics/testing/unzipped.ts'
import { saveSetting } from './app.ts'
import { bar, PitchSide, SENT, UPLOAD, waiting } from './pitch-side.ts'
import { expectAccessible, holdAnswers, showPane, toast } from './screen.ts'
import { withShareSheet } from './share-sheet.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
  await saveSetting(side.app, side.club.cookie, 'graphicFormats', JSON.stringify(FORMAT_NAMES))
})
test.beforeEach(() => side.newMatch())
test.afterAll(() => side.close())

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Gol zapisany' })
const look = (where: Page | Locator, format: FormatName) =>
  where.getByRole('radiogroup', { name: 'Format grafiki' }).getByText(FORMATS[format].label).click()
const canvas = (where: Page | Locator) => where.locator('canvas[data-painted="true"]')

async function scoreGoal(page: Page): Promise<Locator> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Żurawski/ })
    .click()
  return sheetOf(page)
}

async function downloaded(page: Page, where: Page | Locator, item: string): Promise<{ name: string; bytes: Buffer }> {
  const button = where.getByRole('button', { name: 'Pobierz' })
  await expect(button, 'a menu, not a file').toHaveAttribute('aria-haspopup', 'menu')
  await button.click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const download = await started
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}

const sizeOf = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata()
  expect(format).toBe('png')
  return { width, height }
}

async function expectAllInZip(page: Page, where: Page | Locator): Promise<void> {
  const { name, bytes } = await downloaded(page, where, 'Wszystkie (ZIP)')
  expect(name).toMatch(/^OrlyDebno-goal-\d+\.zip$/)
  const files = await unzipped(bytes)
  const found = await Promise.all(
    files.map(async (file) => [file.name.replace(/\d+/, '0'), await sizeOf(file.bytes)] as const),
  )
  const expected = FORMAT_NAMES.map((format) => {
    const { width, height } = FORMATS[format]
    return [`OrlyDebno-goal${format === 'portrait' ? '' : `-${format}`}-0.png`, { width, height }] as const
  })
  expect(found.sort()).toEqual(expected.sort())
}

/** Each format that the server has of the current match, newest first. */
async function filed(): Promise<FormatName[]> {
  const { graphics } = await side.answer<{ graphics: { format: FormatName }[] }>('/api/matches/current')
  return graphics.map(({ format }) => format)
}
const filedInOrder = async () => (await filed()).sort()
const ALL = [...FORMAT_NAMES].sort()

test('a goal in four formats is made at once, downloaded as ZIP and shared', { tag: '@phone' }, async ({ page }) => {
  const device = await withShareSheet(page)
  await side.openResult(page)
  const sheet = await scoreGoal(page)
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(SENT)
  await expect.poll(filedInOrder, SENT).toEqual(ALL)
  await expectAccessible(page)
  const share = sheet.getByRole('button', { name: 'Udostępnij' })
  for (const format of FORMAT_NAMES) {
    const { width, height } = FORMATS[format]
    await look(sheet, format)
    await expect(canvas(sheet)).toHaveAttribute('width', String(width))
    await expect(share).toBeEnabled(SENT)
    await expect(share).toBeInViewport({ ratio: 1 })
    await share.click()
    await expect.poll(async () => (await device.shared()).at(-1)).toMatchObject({ type: 'image/png', width, height })
  }
  await expectAllInZip(page, sheet)
  const story = await downloaded(page, sheet, FORMATS.story.label)
  expect(story.name).toMatch(/^OrlyDebno-goal-story-\d+\.png$/)
  expect(await sizeOf(story.bytes)).toEqual({ width: 1080, height: 1920 })
})

test('the panel makes all formats with one tap, and Podgląd shows them as one version', { tag: '@phone' }, async ({
  page,
}) => {
  await side.openResult(page)
  const sheet = await scoreGoal(page)
  await expect.poll(filedInOrder, SENT).toEqual(ALL)
  await sheet.getByRole('button', { name: 'Zamknij' }).first().click()
  await page.getByRole('navigation').getByRole('link', { name: 'Strzelcy' }).click()
  await showPane(page, 'Grafika')
  const panel = page.getByRole('region', { name: 'Podgląd na żywo' })
  await expect(panel.getByRole('button', { name: 'Pobierz' }), 'known again from the sheet').toBeEnabled(SENT)
  await expect(panel.getByRole('button', { name: 'Generuj grafikę gola' })).toBeVisible()
  await expectAllInZip(page, panel)
  const frame = () =>
    panel
      .getByRole('button', { name: 'Generuj grafikę gola' })
      .evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const before = await frame()
  for (const format of FORMAT_NAMES) {
    await look(panel, format)
    await expect(canvas(panel)).toHaveAttribute('width', String(FORMATS[format].width))
    expect(await frame(), 'nothing jumps').toBe(before)
  }
  await look(panel, 'story')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Generuj grafikę gola' }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(SENT)
  expect(await filedInOrder(), 'what looks the same is the same graphic').toEqual(ALL)
  await scoreGoal(page)
  await expect.poll(async () => (await filed()).length, SENT).toBe(8)
  await sheet.getByRole('button', { name: 'Zamknij' }).first().click()

  await page.getByRole('navigation').getByRole('link', { name: 'Podgląd' }).click()
  await page.getByRole('tab', { name: 'Strzelcy' }).click()
  const tab = page.getByRole('tabpanel')
  const shown = tab.locator('img[alt]:not([alt=""])')
  await expect(shown, 'the format that was looked at last').toHaveAttribute('height', '1920')
  await expect(tab.getByRole('listitem')).toHaveCount(2)
  await look(tab, 'landscape')
  await expect(shown).toHaveAttribute('width', '1920')
  await expectAllInZip(page, tab)
  await expectAccessible(page)
  await tab.getByRole('button', { name: 'Usuń grafikę' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń grafikę' }).click()
  await expect(toast(page, 'Grafika usunięta')).toBeVisible()
  await expect(tab.getByRole('radiogroup', { name: 'Format grafiki' }).getByRole('radio')).toHaveCount(3)
  expect(await filed()).toHaveLength(7)
})

test('on a bad line the file is at hand at once, and a few kilobytes bring the addresses', {
  tag: '@phone-only',
}, async ({ page }) => {
  const device = await withShareSheet(page)
  await side.openResult(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  let sentBytes = 0
  const drawn: FormatName[] = []
  page.on('request', (request) => {
    sentBytes += request.postDataBuffer()?.length ?? 0
  })
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(UPLOAD)) drawn.push((request.postDataJSON() as { format: FormatName }).format)
  })
  const held = await holdAnswers(page, `**${UPLOAD}`)
  const sheet = await scoreGoal(page)
  await sheet.getByRole('button', { name: 'Udostępnij' }).click(SENT)
  await expect.poll(async () => (await device.shared()).at(-1)).toMatchObject({ width: 1200, height: 1500 })
  expect(drawn, 'shared before the server has heard of it').toEqual([])
  held.release()
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(SENT)
  await expect.poll(filedInOrder, SENT).toEqual(ALL)
  expect(drawn[0], 'the one on the screen first').toBe('portrait')
  expect(sentBytes).toBeLessThan(64 * 1024)
})

test('without a connection four formats wait through a reload, and each arrives once', { tag: '@phone' }, async ({
  page,
}) => {
  await side.openResult(page)
  side.front.cut()
  const sheet = await scoreGoal(page)
  await expect(sheet).toContainText('Grafika czeka i wyśle się sama, gdy wróci połączenie.', SENT)
  await expectAllInZip(page, sheet)
  await page.keyboard.press('Escape')
  await expect(waiting(page, '4 grafiki czekają')).toBeVisible()
  await page.reload()
  await waiting(page, '4 grafiki czekają').click(SENT)
  const list = page.getByRole('dialog', { name: 'Grafiki do wysłania' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list).toContainText(FORMATS.story.label)
  expect(await filed()).toEqual([])
  side.front.mend()
  await expect(list).toContainText('Wszystkie grafiki są już na serwerze.', SENT)
  expect(await filedInOrder()).toEqual(ALL)
})
