import { expect } from 'vitest'
import { percentValue } from '../../../units.ts'
import { byLayer, type TemplateElement } from '../../element.ts'
import type { ElementType } from '../../element-kinds.ts'
import { boxOf, middleOf, type Point } from '../../geometry.ts'
import { aligned, type Direction, distributed, type Edge } from '../arrange.ts'
import { type Canvas, cancel, drag, openCanvas, press, release } from '../canvas-gesture.ts'
import { withChange, withMove, withPlacements } from '../edit-elements.ts'
import * as editing from '../editor-state.ts'
import { type Elements, layerDown, layerUp } from '../layers.ts'

/** The editor without a screen, in the words of somebody who uses it. Elements are called a, b, c… as they are added. */
export class EditorDriver {
  canvas: Canvas
  private copied: Elements = []
  private count = 0

  constructor(elements: Elements = []) {
    this.canvas = openCanvas(editing.openEditor(elements))
  }

  get elements(): Elements {
    return editing.elementsOf(this.canvas.editor)
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

  element(id: string): TemplateElement {
    const found = this.elements.find((element) => element.id === id)
    if (!found) throw new Error(`There is no element ${id}`)
    return found
  }

  add = (type: ElementType) =>
    this.change((editor) => editing.add(editor, type, this.newId(), '/files/background.webp'))
  set = (id: string, change: Record<string, unknown>, gesture?: string) =>
    this.change((editor) => editing.edit(editor, (elements) => withChange(elements, [id], change), gesture))
  letGo = () => this.change(editing.rest)
  undo = () => this.change(editing.undone)
  redo = () => this.change(editing.redone)
  delete = () => this.change(editing.removeSelected)
  select = (...ids: string[]) => this.change((editor) => editing.select(editor, ids))
  selectAll = () => this.change(editing.selectAll)
  nudge = (x: number, y: number) =>
    this.change((editor) => editing.edit(editor, (elements) => withMove(elements, editor.selected, { x, y }), 'nudge'))
  up = (id: string) => this.change((editor) => editing.edit(editor, (elements) => layerUp(elements, id)))
  down = (id: string) => this.change((editor) => editing.edit(editor, (elements) => layerDown(elements, id)))
  align = (edge: Edge) =>
    this.change((editor) => editing.edit(editor, (elements) => aligned(elements, editor.selected, edge)))
  distribute = (direction: Direction) =>
    this.change((editor) => editing.edit(editor, (elements) => distributed(elements, editor.selected, direction)))
  resize = (id: string, width: number, height: number) => {
    const { rotation, ...element } = this.element(id)
    const box = { ...boxOf({ ...element, rotation } as TemplateElement), width, height }
    return this.change((editor) =>
      editing.edit(editor, (elements) => withPlacements(elements, [{ id, box, rotation }]), 'transform'),
    )
  }
  turn = (id: string, rotation: number) =>
    this.change((editor) =>
      editing.edit(editor, (elements) => withPlacements(elements, [{ id, box: boxOf(this.element(id)), rotation }])),
    )
  copy = () => {
    this.copied = editing.selectedElements(this.canvas.editor)
    return this
  }
  paste = () => this.change((editor) => editing.paste(editor, this.copied, this.newId))

  press(at: Point, { shift = false } = {}): this {
    const under = byLayer(this.elements)
      .filter(({ hidden }) => !hidden)
      .findLast((element) => {
        const { x, y, width, height } = boxOf(element)
        return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height
      })
    this.canvas = press(this.canvas, at, under?.id ?? null, shift)
    return this
  }
  moveTo(at: Point, { snap = 0 } = {}): this {
    this.canvas = drag(this.canvas, at, { drag: 4, snap })
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
  click = (id: string, keys: { shift?: boolean } = {}) => this.press(middleOf(boxOf(this.element(id))), keys).release()

  /** With the pointer on its middle, in a few moves, as a hand does it. */
  drag(id: string, by: Point, { snap = 0 } = {}): this {
    const from = middleOf(boxOf(this.element(id)))
    this.press(from)
    for (const share of [0.3, 0.7, 1]) this.moveTo({ x: from.x + by.x * share, y: from.y + by.y * share }, { snap })
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
  expectLayers(...ids: string[]): this {
    expect(byLayer(this.elements).map(({ id }) => id)).toEqual(ids)
    return this
  }
}
