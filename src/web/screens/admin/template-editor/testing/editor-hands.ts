import { expect } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import type { z } from 'zod'
import { stateSchema } from '#contract/state.ts'
import { sentTemplate, type Template } from '#contract/template.ts'
import { DEFAULT_FORMAT, FORMATS, type FormatName } from '#graphic/formats.ts'
import { restoreElements } from '#graphic/template/element.ts'
import { ClubStandIn, template } from '#web/testing/club-stand-in.ts'
import { openApp } from '#web/testing/open-app.tsx'
import type { Act, Point } from '#web/testing/pointer-commands.ts'
import { Refusal } from '#web/testing/server-stand-in.ts'

/** The stage is larger than the canvas by this much on every side. */
const BLEED = 32
export const ID = 7

export const rectangle = (id: string, x: number, y: number, more: object = {}) => ({
  type: 'rectangle',
  id,
  x,
  y,
  width: 10,
  height: 8,
  ...more,
})

/** With one template to edit, without a layout: what is on it was put there. */
export function editorClub(elements: object[], more: Partial<Template> = {}): ClubStandIn {
  const club = new ClubStandIn()
  const edited = { look: 'classic', hasLayout: false, elements: restoreElements(elements), ...more } as const
  club.templates = [...club.templates, template(ID, 'result', 'Panel', edited)]
  keepDesigns(club)
  return club
}

function keepDesigns(club: ClubStandIn): void {
  const one = (id: string | undefined): Template => {
    const found = club.templates.find((each) => each.id === Number(id))
    if (!found) throw new Refusal(404, { message: 'Nie ma takiego szablonu' })
    return found
  }
  club.on('GET /api/templates/:id', sentTemplate, ({ params }) => one(params.id))
  club.on('PUT /api/templates/:id', sentTemplate, async ({ params, body }) => {
    const current = one(params.id)
    if (body.version && Number(body.version) !== current.version)
      throw new Refusal(409, { message: 'Ktoś był szybszy', current })
    const elements = restoreElements(JSON.parse(await body.elements.text()))
    const { version } = current
    const saved: Template = { ...current, ...JSON.parse(body.templateData), elements, version: version + 1 }
    club.templates = club.templates.map((each) => (each.id === saved.id ? { ...saved, updatedBy: 'Anna' } : each))
    return saved
  })
  const kept = new Map<string, z.input<typeof stateSchema>>()
  club.on('GET /api/states/:key', stateSchema, ({ params }) => {
    const state = kept.get(params.key ?? '')
    if (!state) throw new Refusal(404, { message: 'Nie ma takiego stanu' })
    return state
  })
  club.on('PUT /api/states/:key', stateSchema, ({ params, body }) => {
    const state = { data: body.data, updatedAt: '2026-05-16T12:00:00.000Z' }
    kept.set(params.key ?? '', state)
    return state
  })
  club.on('DELETE /api/states/:key', null, ({ params }) => {
    kept.delete(params.key ?? '')
  })
}

export const storedElements = (club: ClubStandIn, id = ID) =>
  (club.templates.find((each) => each.id === id)?.elements ?? []) as unknown as readonly (Record<string, unknown> & {
    zIndex: number
  })[]

/** The template editor in the words of somebody who uses it. Places are pixels of the graphic. */
export class EditorHands {
  private format: { width: number; height: number } = FORMATS[DEFAULT_FORMAT]
  readonly stage = page.getByTestId('editor-stage')
  readonly saveButton = page.getByRole('button', { name: 'Zapisz szablon' })
  readonly painted = page.getByRole('img', { name: /^Podgląd szablonu/ })
  readonly menu = page.getByRole('menu', { name: /^(Zaznaczone|Grafika)$/ })
  readonly workplace = page.getByRole('region', { name: 'Obszar roboczy szablonu' })
  readonly rows = page.getByRole('list', { name: 'Elementy, od najwyższej warstwy' }).getByRole('listitem')

  static async open(club: ClubStandIn, id = ID, keeps?: 'what the browser keeps'): Promise<EditorHands> {
    openApp(`/admin/template-editor/${id}`, club, keeps)
    await expect.element(page.getByRole('heading', { name: /^Edytor szablonu: / })).toBeVisible()
    const editor = new EditorHands()
    await editor.expectPainted()
    return editor
  }

  expectPainted = async (): Promise<void> => {
    await expect.element(this.painted).toHaveAttribute('data-painted', 'true')
  }

  names = (): string[] =>
    this.rows
      .bySelector('button[aria-pressed]')
      .elements()
      .map((each) => each.textContent ?? '')

  async openTab(name: 'Elementy' | 'Właściwości'): Promise<void> {
    await page.getByRole('tab', { name }).click()
  }

  async add(label: string): Promise<void> {
    await this.openTab('Elementy')
    await page.getByRole('group', { name: 'Dodaj element' }).getByRole('button', { name: label }).click()
  }

  async choose(...labels: string[]): Promise<void> {
    await this.openTab('Elementy')
    for (const [index, name] of labels.entries()) {
      const row = this.rows.getByRole('button', { name, exact: true })
      await row.click(index > 0 ? { modifiers: ['Shift'] } : {})
    }
    await this.openTab('Właściwości')
  }

  async show(format: FormatName): Promise<void> {
    await page.getByRole('combobox', { name: 'Format' }).selectOptions(format)
    this.format = FORMATS[format]
    await expect.element(this.painted).toHaveAttribute('width', String(this.format.width))
    await this.expectPainted()
  }

  async save(): Promise<void> {
    await this.saveButton.click()
    await expect.element(page.getByText('Szablon zaktualizowany')).toBeVisible()
  }

  field = (label: string): Locator => page.getByRole('tabpanel').getByLabelText(label, { exact: true })
  tool = (name: string): Locator => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  ruler = (pulls: 'pionową' | 'poziomą'): Locator => page.getByRole('button', { name: `dodaj prowadnicę ${pulls}` })

  async fill(label: string, value: string): Promise<void> {
    await this.openTab('Właściwości')
    await this.field(label).fill(value)
    ;(this.field(label).element() as HTMLElement).blur()
  }

  async expectField(label: string, value: string): Promise<void> {
    await this.openTab('Właściwości')
    await expect.element(this.field(label)).toHaveValue(value)
  }

  async expectSelected(count: number): Promise<void> {
    await this.openTab('Elementy')
    await expect.poll(() => this.rows.getByRole('button', { pressed: true }).elements().length).toBe(count)
  }

  /** Where a spot of the graphic is on the screen. */
  spot({ x, y }: Point): Point {
    const box = this.stage.element().getBoundingClientRect()
    const scale = (box.width - 2 * BLEED) / this.format.width
    return { x: box.x + BLEED + x * scale, y: box.y + BLEED + y * scale }
  }

  private press(at: Point, button: 'left' | 'right', keys: readonly string[] = []): Promise<void> {
    const held = keys.map((hold): Act => ({ hold }))
    const released = keys.map((release): Act => ({ release }))
    return commands.act([...held, { move: this.spot(at) }, { down: button }, { up: button }, ...released])
  }

  click = (at: Point, ...keys: 'Shift'[]): Promise<void> => this.press(at, 'left', keys)

  async menuAt(at: Point): Promise<Locator> {
    await this.press(at, 'right')
    await expect.element(this.menu).toBeVisible()
    return this.menu
  }

  /** With Ctrl held nothing snaps, so that it ends exactly where it was let go. */
  drag(from: Point, to: Point, { snaps = false, copies = false } = {}): Promise<void> {
    const keys = [...(snaps ? [] : ['Control']), ...(copies ? ['Alt'] : [])]
    return commands.act([
      { move: this.spot(from) },
      { down: 'left' },
      ...keys.map((hold): Act => ({ hold })),
      { move: this.spot(to), steps: 6 },
      { up: 'left' },
      ...keys.map((release): Act => ({ release })),
    ])
  }

  /** Of the pixels that are seen, at full size. */
  async pixelHash(): Promise<string> {
    await this.expectPainted()
    const canvas = this.painted.element() as unknown as HTMLCanvasElement
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    )
    const hash = await crypto.subtle.digest('SHA-256', data)
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
