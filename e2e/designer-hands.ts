import { expect, type Locator, type Page } from '@playwright/test'
import { type EditorPage, Fingers, type Spot } from './editor-page.ts'

/** What a designer does, whatever they do it with. Places and ways are pixels of the graphic. */
export abstract class Hands {
  constructor(
    protected readonly page: Page,
    protected readonly editor: EditorPage,
  ) {}

  /** A button, a tab or an entry of a menu. */
  abstract press(part: Locator): Promise<void>
  abstract pick(field: Locator, option: string): Promise<void>
  abstract write(field: Locator, value: string): Promise<void>
  /** Taken by this spot of it and moved. */
  abstract move(piece: string, at: Spot, by: Spot): Promise<void>
  /** The chosen piece is made larger by this share. */
  abstract enlarge(share: number): Promise<void>
  abstract save(): Promise<void>

  async choose(piece: string): Promise<void> {
    await this.press(this.tab('Elementy'))
    await this.press(this.editor.rows().getByRole('button', { name: piece, exact: true }))
    await this.expectChosen(piece)
  }

  async hide(piece: string): Promise<void> {
    await this.press(this.tab('Elementy'))
    await this.press(this.editor.rows().getByRole('button', { name: `Ukryj: ${piece}`, exact: true }))
  }

  async show(format: 'portrait' | 'story', label: string): Promise<void> {
    await this.pick(this.page.getByRole('combobox', { name: 'Format' }), label)
    await this.editor.expectFormat(format)
  }

  protected async expectChosen(piece: string): Promise<void> {
    await this.press(this.tab('Właściwości'))
    await expect(this.page.getByRole('heading', { name: piece, exact: true })).toBeVisible()
  }

  private tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** Where the lower right handle of the chosen piece is, and how large the piece is. */
  protected async corner(): Promise<{ at: Spot; width: number; height: number }> {
    const [x, y, width, height] = await Promise.all(
      ['X (%)', 'Y (%)', 'Szerokość (%)', 'Wysokość (%)'].map(async (label) =>
        Number((await this.editor.field(label).inputValue()).replace(',', '.')),
      ),
    )
    if (x === undefined || y === undefined || width === undefined || height === undefined) throw new Error('No place')
    return { at: this.editor.pixelsAt({ x: x + width, y: y + height }), width, height }
  }
}

export class Mouse extends Hands {
  press = (part: Locator) => part.click()
  pick = async (field: Locator, option: string) => void (await field.selectOption({ label: option }))
  save = () => this.editor.save.click()

  async write(field: Locator, value: string): Promise<void> {
    await field.fill(value)
    await field.blur()
  }

  async move(piece: string, at: Spot, by: Spot): Promise<void> {
    await this.editor.drag(at, { x: at.x + by.x, y: at.y + by.y })
    await this.expectChosen(piece)
  }

  async enlarge(share: number): Promise<void> {
    const { at, width, height } = await this.corner()
    const by = this.editor.pixelsAt({ x: width * share, y: height * share })
    await this.editor.drag(at, { x: at.x + by.x, y: at.y + by.y })
  }
}

export class Touch extends Hands {
  press = (part: Locator) => part.tap()
  save = () => this.press(this.editor.tool('Zapisz'))

  async pick(field: Locator, option: string): Promise<void> {
    await field.tap()
    await field.selectOption({ label: option })
  }

  async write(field: Locator, value: string): Promise<void> {
    await field.tap()
    await field.fill(value)
    await field.blur()
  }

  private async drag(from: Spot, to: Spot): Promise<void> {
    await expect(this.editor.field('X (%)')).toBeVisible()
    await this.editor.expectStill()
    const fingers = await Fingers.on(this.page)
    await fingers.drag(await this.editor.spot(from), await this.editor.spot(to))
  }

  async move(piece: string, at: Spot, by: Spot): Promise<void> {
    const { x, y } = await this.editor.spot(at)
    await this.page.touchscreen.tap(x, y)
    await this.expectChosen(piece)
    await this.drag(at, { x: at.x + by.x, y: at.y + by.y })
  }

  async enlarge(share: number): Promise<void> {
    const { at, width, height } = await this.corner()
    const by = this.editor.pixelsAt({ x: width * share, y: height * share })
    await this.drag(at, { x: at.x + by.x, y: at.y + by.y })
  }
}

const MANY_PRESSES = 300
const ARROW_STEP = 10

/** No pointer at all: Tab, arrows, Enter. */
export class Keys extends Hands {
  private readonly key = (name: string) => this.page.keyboard.press(name)
  save = () => this.key('Control+s')

  private async repeat(key: string, part: Locator): Promise<void> {
    const isThere = () => part.evaluate((element) => element === document.activeElement)
    for (let presses = 0; !(await isThere()); presses++) {
      expect(presses, `${part} is out of the keyboard's reach`).toBeLessThan(MANY_PRESSES)
      await this.key(key)
    }
  }

  private async reach(part: Locator): Promise<void> {
    const role = await part.getAttribute('role')
    if (role === 'menuitem') return this.repeat('ArrowDown', part)
    if (role !== 'tab') return this.repeat('Tab', part)
    await this.repeat('Tab', this.page.getByRole('tab', { selected: true }))
    return this.repeat('ArrowRight', part)
  }

  async press(part: Locator): Promise<void> {
    await this.reach(part)
    await this.key('Enter')
  }

  async pick(field: Locator, option: string): Promise<void> {
    await this.reach(field)
    const labels = await field.locator('option').allTextContents()
    const at = await field.evaluate((select) => (select as HTMLSelectElement).selectedIndex)
    const by = labels.indexOf(option) - at
    for (let step = 0; step < Math.abs(by); step++) await this.key(by > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(field.locator('option:checked')).toHaveText(option)
  }

  async write(field: Locator, value: string): Promise<void> {
    await this.reach(field)
    await this.key('Control+a')
    await this.page.keyboard.type(value)
    await this.key('Tab')
  }

  async move(piece: string, _at: Spot, by: Spot): Promise<void> {
    await this.choose(piece)
    await this.reach(this.page.getByRole('region', { name: 'Obszar roboczy szablonu' }))
    for (let step = 0; step < by.x / ARROW_STEP; step++) await this.key('Shift+ArrowRight')
    for (let step = 0; step < by.y / ARROW_STEP; step++) await this.key('Shift+ArrowDown')
  }

  async enlarge(share: number): Promise<void> {
    const { width, height } = await this.corner()
    await this.write(this.editor.field('Szerokość (%)'), (width * (1 + share)).toFixed(2))
    await this.write(this.editor.field('Wysokość (%)'), (height * (1 + share)).toFixed(2))
  }
}
