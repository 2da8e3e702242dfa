import { expect } from '@playwright/test'
import { ANNA } from '../app.ts'
import { TOAST_MS, toastsStay } from '../toasts-stay.ts'
import { type Engine, POLL } from './engine.ts'

const says = (text: string) => `normalize-space(.)="${text}"`
export const button = (name: string) => `//button[${says(name)}]`
const field = (label: string) => `//input[@id=//label[${says(label)}]/@for]`
export const DIALOG = '//*[@role="dialog"]'
export const TOAST = '//*[contains(@class, "mantine-Notification-title")]'
const PNG_NAME = /^OrlyDebno-.*\.png$/

export const expectThere = (engine: Engine, element: string) =>
  expect.poll(() => engine.read(element), { ...POLL, message: `${element} is there` }).not.toBeNull()
export const expectText = (engine: Engine, element: string, text: string) =>
  expect.poll(() => engine.read(element), { ...POLL, message: element }).toBe(text)

async function open(engine: Engine, url: string): Promise<void> {
  await engine.open(url)
  await engine.evaluate(`(${toastsStay})(${TOAST_MS})`)
}

export async function signInByForm(engine: Engine, appUrl: string): Promise<void> {
  await engine.open(`${appUrl}/auth`)
  await engine.type(field('Nazwa użytkownika'), ANNA.username)
  await engine.type(field('Hasło'), ANNA.password)
  await engine.press(button('Zaloguj się'))
  await expectThere(engine, '//h1[contains(., "Panel Administratora")]')
}

export async function makeLineup(engine: Engine, appUrl: string): Promise<Buffer> {
  await open(engine, `${appUrl}/lineup`)
  await expectThere(engine, `//*[${says('11 z 11')} and not(*)]`)
  await engine.press(button('Generuj grafikę składu'))
  await expectText(engine, TOAST, 'Grafika wygenerowana')
  return engine.download(button('Pobierz'), PNG_NAME)
}

export async function scoreGoal(engine: Engine): Promise<Buffer> {
  await engine.press(button('Gol!'))
  await engine.press(`${DIALOG}//button[contains(., "Żurawski")]`)
  const goal = await engine.download(`${DIALOG}${button('Pobierz')}`, PNG_NAME)
  await expectText(engine, '//section[@aria-label="Stan meczu"]//strong', '1:0')
  return goal
}

const percent = async (engine: Engine, label: string) => Number((await engine.read(field(label)))?.replace(',', '.'))

/** Pulls what lies at a tenth of the template by 33 and 27 percent of it, and saves. Returns where the editor says it is. */
export async function moveElement(engine: Engine, appUrl: string, templateId: number) {
  await open(engine, `${appUrl}/admin/template-editor/${templateId}`)
  await expectThere(engine, '//canvas[@data-painted="true"]')
  await engine.drag('//*[@data-testid="editor-stage"]/..', { x: 0.1, y: 0.1 }, { x: 0.43, y: 0.37 })
  await engine.press('//*[@role="tab"][contains(., "Właściwości")]')
  await expectThere(engine, field('X (%)'))
  const place = { x: await percent(engine, 'X (%)'), y: await percent(engine, 'Y (%)') }
  await engine.press(button('Zapisz szablon'))
  await expectText(engine, TOAST, 'Szablon zaktualizowany')
  return place
}
