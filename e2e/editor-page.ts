import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { DEFAULT_FORMAT, FORMATS, type FormatName } from '#graphic/formats.ts'

export interface Spot {
  x: number
  y: number
}

/** The stage is larger than the canvas by this much on every side. */
const BLEED = 32

/** The template editor in a real browser, in the words of somebody who uses it. Places are pixels of the graphic. */
export class EditorPage {
  readonly stage: Locator
  private format: { width: number; height: number } = FORMATS[DEFAULT_FORMAT]
  readonly save: Locator

  constructor(readonly page: Page) {
    this.stage = page.getByTestId('editor-stage')
    this.save = page.getByRole('button', { name: 'Zapisz szablon' })
  }

  static async open(page: Page, appUrl: string, templateId: number): Promise<EditorPage> {
    await page.goto(`${appUrl}/admin/template-editor/${templateId}`)
    const editor = new EditorPage(page)
    await editor.expectReady()
    return editor
  }

  async expectReady(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /^Edytor szablonu: / })).toBeVisible()
    await this.expectPainted()
  }

  /** Everything that is on the canvas has been drawn. */
  async expectPainted(): Promise<void> {
    await expect(this.painted).toHaveAttribute('data-painted', 'true')
  }

  get painted(): Locator {
    return this.page.getByRole('img', { name: /^Podgląd szablonu/ })
  }

  async add(label: string): Promise<void> {
    await this.openTab('Elementy')
    await this.page.getByRole('group', { name: 'Dodaj element' }).getByRole('button', { name: label }).click()
  }

  async openTab(name: 'Elementy' | 'Właściwości'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  async show(format: FormatName): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Format' }).selectOption(format)
    await this.expectFormat(format)
  }

  async expectFormat(format: FormatName): Promise<void> {
    this.format = FORMATS[format]
    await expect(this.painted).toHaveAttribute('width', String(this.format.width))
    await expect(this.painted).toHaveAttribute('height', String(this.format.height))
    await this.expectPainted()
  }

  /** By the label in the list. */
  async choose(label: string): Promise<void> {
    await this.openTab('Elementy')
    await this.rows().getByRole('button', { name: label, exact: true }).click()
    await this.openTab('Właściwości')
  }

  rows(): Locator {
    return this.page.getByRole('list', { name: 'Elementy, od najwyższej warstwy' }).getByRole('listitem')
  }

  field(label: string): Locator {
    return this.page.getByRole('tabpanel').getByLabel(label, { exact: true })
  }

  async fill(label: string, value: string): Promise<void> {
    await this.openTab('Właściwości')
    await this.field(label).fill(value)
    await this.field(label).blur()
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar').getByRole('button', { name, exact: true })
  }

  /** From percent, as the fields have them. */
  pixelsAt({ x, y }: Spot): Spot {
    return { x: (x / 100) * this.format.width, y: (y / 100) * this.format.height }
  }

  /** Where a spot of the graphic is on the screen. */
  async spot({ x, y }: Spot): Promise<Spot> {
    const box = await this.stage.boundingBox()
    if (!box) throw new Error('The canvas is not on the screen')
    const scale = (box.width - 2 * BLEED) / this.format.width
    return { x: box.x + BLEED + x * scale, y: box.y + BLEED + y * scale }
  }

  /** What was pressed before may have scrolled the page, or put other fields under the canvas: it lies still again. */
  async expectStill(): Promise<void> {
    await this.stage.tap({ trial: true })
  }

  async click(at: Spot, modifiers: Array<'Shift'> = []): Promise<void> {
    const { x, y } = await this.spot(at)
    for (const key of modifiers) await this.page.keyboard.down(key)
    await this.page.mouse.click(x, y)
    for (const key of modifiers) await this.page.keyboard.up(key)
  }

  async doubleClick(at: Spot): Promise<void> {
    const { x, y } = await this.spot(at)
    await this.page.mouse.dblclick(x, y)
  }

  /** With Ctrl held nothing snaps, so that it ends exactly where it was let go. */
  async drag(from: Spot, to: Spot, { snaps = false, copies = false } = {}): Promise<void> {
    const [start, end] = [await this.spot(from), await this.spot(to)]
    const keys = [...(snaps ? [] : ['Control']), ...(copies ? ['Alt'] : [])]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    for (const key of keys) await this.page.keyboard.down(key)
    await this.page.mouse.move(end.x, end.y, { steps: 6 })
    await this.page.mouse.up()
    for (const key of keys) await this.page.keyboard.up(key)
  }

  /** What the right button brings up at this spot. */
  async menuAt(at: Spot): Promise<Locator> {
    const { x, y } = await this.spot(at)
    await this.page.mouse.click(x, y, { button: 'right' })
    return this.menu
  }

  get menu(): Locator {
    return this.page.getByRole('menu', { name: /^(Zaznaczone|Grafika)$/ })
  }

  get workplace(): Locator {
    return this.page.getByRole('region', { name: 'Obszar roboczy szablonu' })
  }

  ruler(pulls: 'pionową' | 'poziomą'): Locator {
    return this.page.getByRole('button', { name: `dodaj prowadnicę ${pulls}` })
  }

  /** Out of its ruler to this spot. */
  async pullGuide(pulls: 'pionową' | 'poziomą', to: Spot): Promise<void> {
    const ruler = await this.ruler(pulls).boundingBox()
    if (!ruler) throw new Error('There is no ruler')
    const end = await this.spot(to)
    const start = pulls === 'pionową' ? { x: ruler.x + 5, y: end.y } : { x: end.x, y: ruler.y + 5 }
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.keyboard.down('Control')
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
    await this.page.mouse.up()
    await this.page.keyboard.up('Control')
  }

  async expectField(label: string, value: string | RegExp): Promise<void> {
    await this.openTab('Właściwości')
    await expect(this.field(label)).toHaveValue(value)
  }

  async expectSelected(count: number): Promise<void> {
    await this.openTab('Elementy')
    await expect(this.rows().getByRole('button', { pressed: true })).toHaveCount(count)
  }

  /** SHA-256 of the pixels that are seen, at full size. */
  async pixelHash(): Promise<string> {
    await this.expectPainted()
    return this.painted.evaluate(async (element) => {
      const canvas = element as HTMLCanvasElement
      const surface = canvas.getContext('2d') as CanvasRenderingContext2D
      const { data } = surface.getImageData(0, 0, canvas.width, canvas.height)
      const hash = await crypto.subtle.digest('SHA-256', data)
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    })
  }
}

/** Real fingers, by the browser's own input. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[], agoMs = 0) {
    return this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: (Date.now() - agoMs) / 1000,
    })
  }

  /** At a hand's pace and to a rest: a browser takes the tap after a fling for the end of the fling. */
  async drag(from: Spot, to: Spot): Promise<void> {
    await this.hold(from, to)
    await this.letGo()
  }

  /** As a drag, without the end of it. Sent together: a machine that paused after the first touch would make it a long press. */
  async hold(from: Spot, to: Spot): Promise<void> {
    const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    await Promise.all([
      this.touch('touchStart', [from], 500),
      this.touch('touchMove', [along(0.2)], 400),
      this.touch('touchMove', [along(0.5)], 300),
      this.touch('touchMove', [along(0.8)], 250),
      this.touch('touchMove', [to], 200),
    ])
  }

  async letGo(): Promise<void> {
    await this.touch('touchEnd', [])
  }

  /** Until what it asks for is there. */
  async longPress(at: Spot, isThere: () => Promise<unknown>): Promise<void> {
    await this.touch('touchStart', [at])
    await isThere()
    await this.touch('touchEnd', [])
  }

  /** Two fingers that part. */
  async spread(middle: Spot, from: number, to: number): Promise<void> {
    const pair = (apart: number) => [
      { x: middle.x - apart / 2, y: middle.y },
      { x: middle.x + apart / 2, y: middle.y },
    ]
    await this.touch('touchStart', pair(from))
    for (const share of [0.25, 0.5, 0.75, 1]) await this.touch('touchMove', pair(from + (to - from) * share))
    await this.touch('touchEnd', [])
  }
}
