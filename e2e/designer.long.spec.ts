import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { unzipped } from '#web/graphics/testing/unzipped.ts'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { type Hands, Keys, Mouse, Touch } from './designer-hands.ts'
import { storedTemplate } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { expectAccessible, showPane, signIn, toast } from './screen.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

const FONT = 'Playfair Display Black'
const SAVED = 'Elementy szablonu zostały zaktualizowane'

interface Club extends GoalClub {
  app: RunningApp
  templates: Record<'lineup' | 'result', number>
}
let club: Club

async function defaultTemplate(app: RunningApp, type: string): Promise<number> {
  const answer = await fetch(`${app.url}/api/templates?type=${type}`)
  const templates = (await answer.json()) as Array<{ id: number; isDefault: boolean }>
  return templates.find(({ isDefault }) => isDefault)?.id ?? 0
}

/** With a font of its own and a match that was won, and every graphic wanted in four formats. */
async function openDesignedClub(): Promise<Club> {
  const goalClub = await openGoalClub()
  const { app, cookie, opponentId, players } = goalClub
  await saveSetting(app, cookie, 'graphicFormats', JSON.stringify(FORMAT_NAMES))
  const goal = { id: 'g', playerId: players['Łukasz Żurawski'], minute: '23', score: '1:0', isOpponent: false }
  const scored = { resultHomeScore: 1, resultAwayScore: 0, scorers: [goal] }
  const result = { isHalfTime: false, isHome: true, opponentId, ...scored }
  await saveSetting(app, cookie, 'result_settings_global', JSON.stringify(result))
  const form = new FormData()
  form.set('font', new Blob([new Uint8Array(latinWoff2())]), 'Playfair.woff2')
  const sent = await fetch(`${app.url}/api/fonts`, { method: 'POST', headers: { cookie }, body: form })
  expect(sent.status).toBe(201)
  const templates = { lineup: await defaultTemplate(app, 'lineup'), result: await defaultTemplate(app, 'result') }
  return { ...goalClub, templates }
}

test.beforeEach(async () => {
  club = await openDesignedClub()
})
test.afterEach(() => club.app.stop())

const openEditor = (page: Page, kind: 'lineup' | 'result') => EditorPage.open(page, club.app.url, club.templates[kind])

async function designLineup(page: Page, handsOf: (editor: EditorPage) => Hands): Promise<void> {
  const editor = await openEditor(page, 'lineup')
  const hands = handsOf(editor)
  await hands.move('Boisko', { x: 600, y: 420 }, { x: 60, y: 40 })
  await hands.pick(editor.field('Podłoże'), 'Gładkie, bez linii')
  await hands.choose('Jedenastka')
  await hands.pick(editor.field('Zdjęcia zawodników'), 'Tarcza')
  await hands.choose('Nagłówek')
  await hands.pick(editor.field('Czcionka'), FONT)
  await expectAccessible(page)
  await hands.hide('Data i rozgrywki')
  await expectAccessible(page)
  await hands.show('story', 'Relacja')
  await hands.choose('Herb gospodarzy')
  await hands.enlarge(0.5)
  await hands.save()
  await expect(toast(page, SAVED)).toBeVisible()
}

async function designResult(page: Page, handsOf: (editor: EditorPage) => Hands): Promise<void> {
  const editor = await openEditor(page, 'result')
  const hands = handsOf(editor)
  await hands.choose('Wynik')
  await hands.pick(editor.field('Czcionka'), FONT)
  await hands.write(editor.field('Wielkość liter (%)'), '120')
  await hands.write(editor.field('Kolor tekstu'), '#ffd400ff')
  await hands.hide('Data i rozgrywki')
  await hands.save()
  await expect(toast(page, SAVED)).toBeVisible()
}

/** The hash of the pixels by format. */
type Pictures = Map<FormatName | undefined, string>

async function pixelsOf(png: Buffer): Promise<[FormatName | undefined, string]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const format = FORMAT_NAMES.find((name) => FORMATS[name].width === info.width && FORMATS[name].height === info.height)
  return [format, createHash('sha256').update(data).digest('hex')]
}

/** By format, what the match screen gives into the hand. */
async function generated(page: Page, hands: Hands, path: string, button: string): Promise<Pictures> {
  await page.goto(`${club.app.url}${path}`)
  await showPane(page, 'Grafika')
  await hands.press(page.getByRole('button', { name: button }))
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  await hands.press(page.getByRole('button', { name: 'Pobierz' }))
  const downloading = page.waitForEvent('download')
  await hands.press(page.getByRole('menuitem', { name: 'Wszystkie (ZIP)' }))
  const files = await unzipped(await buffer(await (await downloading).createReadStream()))
  return new Map(await Promise.all(files.map(({ bytes }) => pixelsOf(bytes))))
}

async function expectAsInEditor(page: Page, kind: 'lineup' | 'result', files: Pictures): Promise<void> {
  const editor = await openEditor(page, kind)
  await page.getByLabel('Dane na podglądzie').selectOption('current')
  for (const format of FORMAT_NAMES) {
    await editor.show(format)
    await expect.poll(() => editor.pixelHash(), { message: `${kind} ${FORMATS[format].label}` }).toBe(files.get(format))
  }
}

async function expectStored(): Promise<void> {
  const lineup = await storedTemplate(club.app, club.templates.lineup)
  const size = { width: expect.any(Number), height: expect.any(Number) }
  expect(lineup.elements).toEqual([])
  expect(lineup.pieces).toEqual({
    pitch: { shared: { ground: 'plain' }, formats: { portrait: expect.objectContaining({ x: expect.any(Number) }) } },
    players: { shared: { mark: 'shield' } },
    heading: { shared: { fontFamily: expect.stringMatching(/^club:/) } },
    date: { shared: { hidden: true } },
    'home-crest': { formats: { story: expect.objectContaining(size) } },
  })
  const result = await storedTemplate(club.app, club.templates.result)
  expect(result.pieces).toEqual({
    score: { shared: { fontFamily: expect.stringMatching(/^club:/), fontScale: 120, color: '#ffd400' } },
    date: { shared: { hidden: true } },
  })
}

async function journey(page: Page, handsOf: (editor: EditorPage) => Hands): Promise<void> {
  test.slow()
  await signIn(page, club.app, ANNA)
  await designLineup(page, handsOf)
  await designResult(page, handsOf)
  await expectStored()
  const hands = handsOf(new EditorPage(page))
  const lineup = await generated(page, hands, '/lineup', 'Generuj grafikę składu')
  const result = await generated(page, hands, '/result', 'Generuj grafikę wyniku')
  expect(new Set([...lineup.values(), ...result.values()]).size, 'eight pictures').toBe(8)
  await expectAsInEditor(page, 'lineup', lineup)
  await expectAsInEditor(page, 'result', result)
}

test('a designer with a mouse makes the layout the club’s own, and four files are what the editor showed', async ({
  page,
}) => {
  await journey(page, (editor) => new Mouse(page, editor))
})

test('a designer without a mouse does the same', { tag: '@long' }, async ({ page }) => {
  await journey(page, (editor) => new Keys(page, editor))
})

test('a designer does the same with a finger', { tag: ['@phone-only', '@long'] }, async ({ page }) => {
  await journey(page, (editor) => new Touch(page, editor))
})
