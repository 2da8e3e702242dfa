import { alike } from '#graphic/scene/changed-box.ts'
import type { Box, Scene, SceneNode } from '#graphic/scene/node.ts'
import { paintNode } from '#paint/painter.ts'
import { prepareSurface, type Surface } from '#paint/surface.ts'
import { type AnyCanvas, createCanvas, layerSurface, opaqueSurface } from '#web/graphics/canvas.ts'
import type { GraphicPainter } from '#web/graphics/graphic-painter.ts'

/** Of the graphic: a smaller change is drawn as quickly in its place. */
const LARGE = 0.1

/** The nodes from `start` up to `end` move; those before and after are still. */
interface Moving {
  start: number
  end: number
}

/** What is still, as large as it is seen. */
interface Held extends Moving {
  scale: number
  below: AnyCanvas
  above: AnyCanvas
  shown: Surface
}

function movingIn(before: readonly SceneNode[], after: readonly SceneNode[]): Moving | null {
  if (before.length !== after.length) return null
  const moved = after.map((node, index) => !alike(before[index], node))
  const start = moved.indexOf(true)
  if (start < 0) return null
  // What blends takes its colour from what is under it: it cannot be drawn aside.
  const isBlended = after.slice(start).some((node) => 'blend' in node && node.blend !== undefined)
  return { start, end: isBlended ? after.length : moved.lastIndexOf(true) + 1 }
}

const isWithin = (inner: Moving, outer: Moving): boolean => inner.start >= outer.start && inner.end <= outer.end

const isLarge = (part: Box, scene: Scene): boolean => part.width * part.height > LARGE * scene.width * scene.height

/**
 * While a hand moves something large, the graphic is drawn only as large as it is seen, over the one that is still
 * there; and all that does not move is drawn once, below and above what does.
 */
export class StillLayers {
  private last: Scene | null = null
  private moving: Moving | null = null
  private held: Held | null = null

  constructor(
    private readonly painter: GraphicPainter,
    private readonly cover: () => HTMLCanvasElement | null,
  ) {}

  paintPart(surface: Surface, scene: Scene, part: Box): void {
    const moving = this.last && movingIn(this.last.nodes, scene.nodes)
    const [held, before] = [this.held, this.moving]
    this.last = scene
    this.moving = moving
    if (held && moving && isWithin(moving, held)) this.paintBetween(scene, held)
    else if (held) this.uncover(surface, scene)
    else if (moving && before && isWithin(moving, before) && isLarge(part, scene)) this.hold(surface, scene, before)
    else this.painter.paintPart(surface, scene, part)
  }

  forget(): void {
    this.last = null
    this.moving = null
    this.release()
  }

  private hold(surface: Surface, scene: Scene, { start, end }: Moving): void {
    const cover = this.cover()
    if (!cover) {
      this.painter.paint(surface, scene)
      return
    }
    const scale = Math.min(1, ((cover.parentElement?.clientWidth ?? 0) * devicePixelRatio) / scene.width)
    const [width, height] = [Math.ceil(scene.width * scale), Math.ceil(scene.height * scale)]
    cover.width = width
    cover.height = height
    const [below, above] = [createCanvas(width, height), createCanvas(width, height)]
    const whole = { x: 0, y: 0, width: scene.width, height: scene.height }
    const ground = layerSurface(below)
    ground.scale(scale, scale)
    this.painter.paintPart(ground, { ...scene, nodes: scene.nodes.slice(0, start) }, whole)
    this.paintNodes(layerSurface(above), { ...scene, nodes: scene.nodes.slice(end) }, scale)
    this.held = { start, end, scale, below, above, shown: opaqueSurface(cover) }
    this.paintBetween(scene, this.held)
    cover.hidden = false
  }

  private paintNodes(surface: Surface, scene: Scene, scale: number): void {
    surface.save()
    prepareSurface(surface)
    surface.scale(scale, scale)
    for (const node of scene.nodes) paintNode(surface, node, this.painter.tools, scene)
    surface.restore()
  }

  private paintBetween(scene: Scene, { start, end, scale, below, above, shown }: Held): void {
    shown.drawImage(below, 0, 0, below.width, below.height)
    this.paintNodes(shown, { ...scene, nodes: scene.nodes.slice(start, end) }, scale)
    shown.drawImage(above, 0, 0, above.width, above.height)
  }

  private uncover(surface: Surface, scene: Scene): void {
    this.painter.paint(surface, scene)
    this.release()
  }

  private release(): void {
    const cover = this.held && this.cover()
    this.held = null
    if (!cover) return
    cover.hidden = true
    cover.width = 0
  }
}
