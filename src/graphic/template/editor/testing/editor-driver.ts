import { expect } from 'vitest'
import { percentValue } from '#domain/units.ts'
import { FORMATS } from '../../../formats.ts'
import { middleOf } from '../../../scene/boxes.ts'
import { byLayer } from '../../by-layer.ts'
import type { DataKey } from '../../data-keys.ts'
import type { TemplateElement } from '../../element.ts'
import { type Box, boxOf, type Point } from '../../element-box.ts'
import type { ElementType } from '../../element-kinds.ts'
import { aligned, type Direction, distributed, type Edge } from '../arrange.ts'
import { type Canvas, cancel, drag, openCanvas, press, release, withSheet } from '../canvas-gesture.ts'
import type { TemplateDesign } from '../design.ts'
import { designOf } from '../design.ts'
import { withChange, withMove, withPlacements } from '../edit-elements.ts'
import * as editing from '../editor-state.ts'
import { grouped, ungrouped } from '../groups.ts'
import type { EditedSheet, Item, Items } from '../items.ts'
import { layerDown, layerUp, restacked } from '../layers.ts'
import { rowsOf, withRowsAt } from '../reorder.ts'
import { withoutChanges } from '../restored-pieces.ts'
import { type SelectionForm, selectionForm } from '../selection-form.ts'
import { NO_LINES, type SnapLines } from '../snapping.ts'
import { type Stacking, stacked } from '../stacking.ts'

const BLANK: EditedSheet = { format: 'portrait', piecesOf: () => [] }

/** The editor without a screen, in the words of somebody who uses it. Elements are called a, b, c… as they are added. */
export class EditorDriver {
  canvas: Canvas
  private copied: readonly TemplateElement[] = []
  private drawn: SnapLines = NO_LINES
  private count = 0

  constructor(elements: readonly TemplateElement[] = [], sheet: EditedSheet = BLANK) {
    const design = designOf({ look: 'broadcast', background: '', elements, pieces: {} })
    this.canvas = openCanvas(editing.openEditor(design, sheet), FORMATS[sheet.format])
  }

  private get size() {
    return this.canvas.size
  }

  private placeOf(item: Item): Box {
    return boxOf(item, this.size)
  }

  get elements(): Items {
    return editing.elementsOf(this.canvas.editor)
  }

  /** What the panel shows of everything that is chosen. */
  get form(): SelectionForm {
    return selectionForm(editing.selectedElements(this.canvas.editor))
  }

  get selected(): readonly string[] {
    return this.canvas.editor.selected
  }

  private readonly newId = (): string => {
    let id: string
    do id = String.fromCharCode(97 + this.count++)
    while (this.elements.some((element) => element.id === id))
    return id
  }

  private change(change: (editor: editing.EditorState) => editing.EditorState): this {
    this.canvas = { ...this.canvas, editor: change(this.canvas.editor) }
    return this
  }

  element(id: string): Item {
    const found = this.elements.find((element) => element.id === id)
    if (!found) throw new Error(`There is no element ${id}`)
    return found
  }

  add = (type: ElementType) =>
    this.change((editor) => editing.add(editor, type, this.newId(), '/files/background.webp'))
  set = (id: string, change: Record<string, unknown>, gesture?: string) =>
    this.change((editor) => editing.edit(editor, (elements) => withChange(elements, [id], change), gesture))
  setSelected = (change: Record<string, unknown>, gesture?: string) =>
    this.change((editor) => editing.changeSelected(editor, change, gesture))
  letGo = () => this.change(editing.rest)
  undo = () => this.change(editing.undone)
  redo = () => this.change(editing.redone)
  delete = () => this.change(editing.removeSelected)
  select = (...ids: string[]) => this.change((editor) => editing.select(editor, ids))
  selectAll = () => this.change(editing.selectAll)
  nudge = (x: number, y: number) =>
    this.change((editor) =>
      editing.edit(editor, (elements) => withMove(elements, editor.selected, { x, y }, this.size), 'nudge'),
    )
  up = (id: string) => this.change((editor) => editing.edit(editor, (elements) => layerUp(elements, id)))
  down = (id: string) => this.change((editor) => editing.edit(editor, (elements) => layerDown(elements, id)))
  align = (edge: Edge) =>
    this.change((editor) => editing.edit(editor, (elements) => aligned(elements, editor.selected, edge, this.size)))
  distribute = (direction: Direction) =>
    this.change((editor) =>
      editing.edit(editor, (elements) => distributed(elements, editor.selected, direction, this.size)),
    )
  resize = (id: string, width: number, height: number) => {
    const { rotation, ...element } = this.element(id)
    const box = { ...this.placeOf({ ...element, rotation } as Item), width, height }
    return this.change((editor) =>
      editing.edit(editor, (elements) => withPlacements(elements, [{ id, box, rotation }], this.size), 'transform'),
    )
  }
  turn = (id: string, rotation: number) =>
    this.change((editor) =>
      editing.edit(editor, (elements) =>
        withPlacements(elements, [{ id, box: this.placeOf(this.element(id)), rotation }], this.size),
      ),
    )
  show(sheet: EditedSheet): this {
    this.canvas = withSheet(this.canvas, sheet)
    return this
  }
  onlyHere = () => this.change((editor) => ({ ...editor, scope: 'format' }))
  everywhere = () => this.change((editor) => ({ ...editor, scope: 'all' }))
  choose = (id: string, key: DataKey) => this.change((editor) => editing.chooseDatum(editor, id, key))
  stack = (order: readonly string[]) =>
    this.change((editor) => editing.edit(editor, (items) => restacked(items, order)))
  stackTo = (stacking: Stacking) =>
    this.change((editor) => editing.edit(editor, (items) => stacked(items, editor.selected, stacking)))
  /** From now on things snap to these too. */
  draw(lines: SnapLines): this {
    this.drawn = lines
    return this
  }
  /** As in the list, where the top layer comes first. */
  get rows(): string[] {
    return rowsOf(this.elements)
  }
  /** To before the row that stands at this place. */
  moveRows = (ids: readonly string[], gap: number) =>
    this.change((editor) => editing.edit(editor, (items) => withRowsAt(items, ids, gap)))
  group = () => this.change((editor) => editing.edit(editor, (items) => grouped(items, editor.selected, this.newId())))
  ungroup = () => this.change((editor) => editing.edit(editor, (items) => ungrouped(items, editor.selected)))
  restore = (...pieces: string[]) =>
    this.change((editor) => editing.redesign(editor, (design) => withoutChanges(design, pieces)))
  lay = (layout: Partial<Pick<TemplateDesign, 'look' | 'hasLayout'>>) =>
    this.change((editor) => editing.redesign(editor, (design) => ({ ...design, ...layout })))
  copy = () => {
    this.copied = editing.selectedStored(this.canvas.editor)
    return this
  }
  paste = () => this.change((editor) => editing.paste(editor, this.copied, this.newId))

  press(at: Point, { shift = false } = {}): this {
    const under = byLayer(this.elements)
      .filter(({ hidden }) => !hidden)
      .findLast((element) => {
        const { x, y, width, height } = this.placeOf(element)
        return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
      })
    this.canvas = press(this.canvas, at, under?.id ?? null, shift)
    return this
  }
  moveTo(at: Point, { snap = 0, alt = false } = {}): this {
    const newId = alt ? this.newId : undefined
    this.canvas = drag(this.canvas, at, { drag: 4, snap, drawn: this.drawn, newId })
    return this
  }
  release(): this {
    this.canvas = release(this.canvas)
    return this
  }
  escape(): this {
    this.canvas = cancel(this.canvas)
    return this
  }
  click = (id: string, keys: { shift?: boolean } = {}) =>
    this.press(middleOf(this.placeOf(this.element(id))), keys).release()

  /** With the pointer on its middle, in a few moves, as a hand does it. */
  drag(id: string, by: Point, { snap = 0, alt = false } = {}): this {
    const from = middleOf(this.placeOf(this.element(id)))
    this.press(from)
    for (const share of [0.3, 0.7, 1])
      this.moveTo({ x: from.x + by.x * share, y: from.y + by.y * share }, { snap, alt })
    return this.release()
  }

  expectSelected(...ids: string[]): this {
    expect([...this.selected].sort()).toEqual(ids.sort())
    return this
  }
  /** In percent, as the fields show it. */
  expectAt(id: string, x: number, y: number): this {
    const element = this.element(id)
    expect([percentValue(element.x), percentValue(element.y)]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)])
    return this
  }
  expectSize(id: string, width: number, height: number): this {
    const element = this.element(id)
    expect([percentValue(element.width), percentValue(element.height)]).toEqual([
      expect.closeTo(width, 3),
      expect.closeTo(height, 3),
    ])
    return this
  }
  /** From the bottom up. */
  get layers(): string[] {
    return byLayer(this.elements).map(({ id }) => id)
  }
  expectLayers(...ids: string[]): this {
    expect(byLayer(this.elements).map(({ id }) => id)).toEqual(ids)
    return this
  }
}
