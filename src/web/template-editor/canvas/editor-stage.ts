import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import type { Node } from 'konva/lib/Node.js'
import type { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Transformer } from 'konva/lib/shapes/Transformer.js'
import type { Placement } from '#domain/template/editor/edit-elements.ts'
import type { Elements } from '#domain/template/editor/layers.ts'
import { type Guide, type SnapLines, snapLines } from '#domain/template/editor/snapping.ts'
import { byLayer, type TemplateElement } from '#domain/template/element.ts'
import { type Box, GRAPHIC, type Point, reachOfElement } from '#domain/template/geometry.ts'
import { createElementShape, placeShape } from './element-shape.ts'
import { GuideLines } from './guide-lines.ts'
import { createHandles, fitHandles, placementOf, snapAnchors } from './resize-handles.ts'

const SNAP_REACH = 6

// Konva would draw a layer anew for every attribute that is set; the stage knows when it is worth it.
Konva.autoDrawEnabled = false

export interface StagePicture {
  elements: Elements
  selected: readonly string[]
  guides: readonly Guide[]
  frame: Box | null
  /** Says what stands there, for elements that show nothing now. */
  hintOf: (element: TemplateElement) => string | null
}

export interface StageListener {
  onPress(at: Point, target: string | null, event: PointerEvent): void
  onTransform(placements: readonly Placement[]): void
  onTransformEnd(): void
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
  private readonly shapes = new Map<string, { shape: Shape; element: TemplateElement; hint: string | null }>()
  private shown: StagePicture = { elements: [], selected: [], guides: [], frame: null, hintOf: () => null }
  private lines: SnapLines = { x: [], y: [] }
  private scale = 1
  private isHeld = false
  private isHintMoved = false

  constructor(
    container: HTMLDivElement,
    private readonly listener: StageListener,
  ) {
    this.stage = new Stage({ container, width: 1, height: 1 })
    this.stage.add(this.ground, this.front)
    this.handles = createHandles(matchMedia('(pointer: coarse)').matches)
    this.front.add(this.handles)
    this.guides = new GuideLines(this.front)
    this.listen()
    snapAnchors(this.handles, {
      scale: () => this.scale,
      lines: () => this.lines,
      reach: SNAP_REACH,
      onGuides: (guides) => {
        this.guides.show(guides, null, this.scale)
        this.front.batchDraw()
      },
    })
  }

  resize(width: number): void {
    this.scale = width / GRAPHIC.width
    this.stage.size({ width, height: GRAPHIC.height * this.scale })
    this.ground.scale({ x: this.scale, y: this.scale })
    this.handles.forceUpdate()
    this.draw()
  }

  show(picture: StagePicture): void {
    const before = this.shown
    this.shown = picture
    if (picture.elements !== before.elements || picture.hintOf !== before.hintOf) this.placeShapes(picture)
    if (picture.selected !== before.selected || picture.elements !== before.elements) this.attachHandles(picture)
    this.guides.show(picture.guides, picture.frame, this.scale)
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

  private placeShapes({ elements, hintOf }: StagePicture): void {
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
      if (known?.element !== element || known.hint !== hint) {
        placeShape(shape, element, hint)
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
      if (known) placeShape(known.shape, known.element, known.hint)
    }
  }

  private elementUnder(node: Node): string | null {
    return this.shapes.has(node.id()) ? node.id() : null
  }

  private listen(): void {
    this.stage.on('pointerdown', ({ target, evt }) => {
      if (target.getParent() === this.handles) return
      const { left, top } = this.stage.container().getBoundingClientRect()
      const at = { x: (evt.clientX - left) / this.scale, y: (evt.clientY - top) / this.scale }
      this.listener.onPress(at, this.elementUnder(target), evt)
    })
    this.handles.on('transformstart', () => {
      const moving = new Set(this.shown.selected)
      const others = this.shown.elements.filter(({ id, hidden }) => !moving.has(id) && !hidden)
      this.lines = snapLines(others.map(reachOfElement))
    })
    this.handles.on('transform', () => {
      const placements = this.handles.nodes().map((node) => placementOf(node as Shape))
      this.listener.onTransform(placements)
      this.putBack()
      this.draw()
    })
    this.handles.on('transformend', () => {
      this.guides.show([], null, this.scale)
      this.front.batchDraw()
      this.listener.onTransformEnd()
    })
  }
}
