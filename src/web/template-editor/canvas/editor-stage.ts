import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import type { Node } from 'konva/lib/Node.js'
import type { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Transformer } from 'konva/lib/shapes/Transformer.js'
import { byLayer } from '#graphic/template/by-layer.ts'
import type { Placement } from '#graphic/template/editor/edit-elements.ts'
import type { Item, Items } from '#graphic/template/editor/items.ts'
import { type Guide, NO_LINES, type SnapLines, snapLines } from '#graphic/template/editor/snapping.ts'
import type { Box, Point, Size } from '#graphic/template/element-box.ts'
import { reachOfElement } from '#graphic/template/geometry.ts'
import { createElementShape, placeShape } from './element-shape.ts'
import { GuideLines } from './guide-lines.ts'
import { createHandles, fitHandles, placementOf, snapAnchors } from './resize-handles.ts'

const SNAP_REACH = 6

/** Room around the canvas, in pixels of the screen: handles at its edges can be seen and held. */
export const BLEED = 32

const [MAIN_BUTTON, MENU_BUTTON] = [0, 2]
const PRESSES = [MAIN_BUTTON, MENU_BUTTON]

// Konva would draw a layer anew for every attribute that is set; the stage knows when it is worth it.
Konva.autoDrawEnabled = false

export interface StagePicture {
  elements: Items
  selected: readonly string[]
  guides: readonly Guide[]
  frame: Box | null
  /** Says what stands there, for elements that show nothing now. */
  hintOf: (element: Item) => string | null
}

export interface StageListener {
  onPress(at: Point, target: string | null, event: PointerEvent): void
  onTransform(placements: readonly Placement[]): void
  onTransformEnd(): void
  /** Guides and grid. */
  drawnLines(): SnapLines
}

/**
 * Handles, hit-testing and guides over the painted graphic. The state is elsewhere: the stage shows what it is given
 * and tells what hands do. React would put its own idea of a node's place against Konva's while it is being pulled.
 */
export class EditorStage {
  private readonly stage: Stage
  private readonly ground = new Layer()
  private readonly front = new Layer()
  private readonly handles: Transformer
  private readonly guides: GuideLines
  private readonly shapes = new Map<string, { shape: Shape; element: Item; hint: string | null }>()
  private shown: StagePicture = { elements: [], selected: [], guides: [], frame: null, hintOf: () => null }
  private lines: SnapLines = NO_LINES
  private scale = 1
  private size: Size = { width: 1, height: 1 }
  private isHeld = false
  private isHintMoved = false

  constructor(
    container: HTMLDivElement,
    private readonly listener: StageListener,
  ) {
    this.stage = new Stage({ container, width: 1, height: 1, x: BLEED, y: BLEED })
    this.stage.add(this.ground, this.front)
    this.handles = createHandles(matchMedia('(pointer: coarse)').matches)
    this.front.add(this.handles)
    this.guides = new GuideLines(this.front)
    this.listen()
    snapAnchors(this.handles, {
      scale: () => this.scale,
      origin: BLEED,
      lines: () => this.lines,
      reach: SNAP_REACH,
      onGuides: (guides) => {
        this.guides.show(guides, null, this.scale, this.size)
        this.front.batchDraw()
      },
    })
  }

  resize(size: Size, width: number): void {
    const isOther = size !== this.size
    this.size = size
    this.scale = width / size.width
    this.stage.size({ width: width + 2 * BLEED, height: size.height * this.scale + 2 * BLEED })
    this.ground.scale({ x: this.scale, y: this.scale })
    if (isOther) this.placeShapes(this.shown, true)
    this.handles.forceUpdate()
    this.draw()
  }

  show(picture: StagePicture): void {
    const before = this.shown
    this.shown = picture
    if (picture.elements !== before.elements || picture.hintOf !== before.hintOf) this.placeShapes(picture)
    if (picture.selected !== before.selected || picture.elements !== before.elements) this.attachHandles(picture)
    this.guides.show(picture.guides, picture.frame, this.scale, this.size)
    this.draw()
  }

  /** Between press and release nothing has to be found under the pointer, so it is not looked for. */
  holdStill(isHeld: boolean): void {
    this.isHeld = isHeld
    this.stage.listening(!isHeld)
    // At once: a click may follow before the next frame, and it must meet things where they are now.
    if (!isHeld) this.ground.draw()
  }

  private draw(): void {
    if (!this.isHeld || this.isHintMoved) this.ground.batchDraw()
    this.isHintMoved = false
    this.front.batchDraw()
  }

  destroy(): void {
    this.stage.destroy()
  }

  private placeShapes({ elements, hintOf }: StagePicture, areAllOther = false): void {
    const visible = byLayer(elements).filter(({ hidden }) => !hidden)
    const kept = new Set(visible.map(({ id }) => id))
    for (const [id, { shape }] of this.shapes) {
      if (kept.has(id)) continue
      shape.destroy()
      this.shapes.delete(id)
    }
    for (const [index, element] of visible.entries()) {
      const hint = hintOf(element)
      const known = this.shapes.get(element.id)
      const shape = known?.shape ?? createElementShape(element.id)
      if (!known) this.ground.add(shape)
      if (areAllOther || known?.element !== element || known.hint !== hint) {
        placeShape(shape, element, hint, this.size)
        this.isHintMoved ||= hint !== null
      }
      if (shape.zIndex() !== index) shape.zIndex(index)
      this.shapes.set(element.id, { shape, element, hint })
    }
  }

  private attachHandles({ elements, selected }: StagePicture): void {
    const chosen = elements.filter(({ id, hidden }) => selected.includes(id) && !hidden)
    const nodes = chosen.flatMap(({ id }) => this.shapes.get(id)?.shape ?? [])
    const attached = this.handles.nodes()
    const isSame = nodes.length === attached.length && nodes.every((node, index) => node === attached[index])
    if (!isSame) this.handles.nodes(nodes)
    fitHandles(this.handles, chosen)
  }

  /** Where the elements stopped at their bounds the handles have gone on; they come back to the elements. */
  private putBack(): void {
    for (const node of this.handles.nodes()) {
      const known = this.shapes.get(node.id())
      if (known) placeShape(known.shape, known.element, known.hint, this.size)
    }
  }

  private elementUnder(node: Node): string | null {
    return this.shapes.has(node.id()) ? node.id() : null
  }

  private listen(): void {
    this.stage.on('pointerdown', ({ target, evt }) => {
      if (target.getParent() === this.handles || !PRESSES.includes(evt.button)) return
      const { left, top } = this.stage.container().getBoundingClientRect()
      const at = { x: (evt.clientX - left - BLEED) / this.scale, y: (evt.clientY - top - BLEED) / this.scale }
      this.listener.onPress(at, this.elementUnder(target), evt)
    })
    this.handles.on('transformstart', () => {
      const moving = new Set(this.shown.selected)
      const others = this.shown.elements.filter(({ id, hidden }) => !moving.has(id) && !hidden)
      this.lines = snapLines(
        others.map((element) => reachOfElement(element, this.size)),
        this.size,
        this.listener.drawnLines(),
      )
    })
    this.handles.on('transform', () => {
      const placements = this.handles.nodes().map((node) => placementOf(node as Shape))
      this.listener.onTransform(placements)
      this.putBack()
      this.draw()
    })
    this.handles.on('transformend', () => {
      this.guides.show([], null, this.scale, this.size)
      this.front.batchDraw()
      this.listener.onTransformEnd()
    })
  }
}
