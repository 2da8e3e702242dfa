import type { Shape } from 'konva/lib/Shape.js'
import { Transformer } from 'konva/lib/shapes/Transformer.js'
import type { Placement } from '#graphic/template/editor/edit-elements.ts'
import type { Item } from '#graphic/template/editor/items.ts'
import { isPieceId } from '#graphic/template/editor/piece-item.ts'
import { type Guide, type SnapLines, snapPoint } from '#graphic/template/editor/snapping.ts'

const ACCENT = '#2f6fed'
const SNAP_ANGLES = Array.from({ length: 24 }, (_, index) => index * 15)
const ANGLE_REACH = 3
const ALL_ANCHORS = [
  'top-left',
  'top-center',
  'top-right',
  'middle-left',
  'middle-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
]

export function createHandles(isCoarse: boolean): Transformer {
  return new Transformer({
    anchorSize: isCoarse ? 18 : 11,
    anchorCornerRadius: isCoarse ? 9 : 6,
    anchorStroke: ACCENT,
    anchorFill: '#fff',
    borderStroke: ACCENT,
    borderStrokeWidth: 1.5,
    rotateAnchorOffset: isCoarse ? 34 : 26,
    rotationSnaps: SNAP_ANGLES,
    rotationSnapTolerance: ANGLE_REACH,
    ignoreStroke: true,
    flipEnabled: false,
  })
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

/** A circle, and a piece of several parts, is pulled at its corners alone, which keep its shape; a line has a length and no more; what is locked has a frame and no handles. */
export function fitHandles(handles: Transformer, elements: readonly Item[]): void {
  const isLocked = elements.some(({ locked }) => locked)
  const [only] = elements
  const isLine = elements.length === 1 && only?.type === 'line'
  const lineAnchors =
    only?.type === 'line' && only.orientation === 'vertical'
      ? ['top-center', 'bottom-center']
      : ['middle-left', 'middle-right']
  const isCircle = elements.length === 1 && only?.type === 'circle'
  const keepsShape = isCircle || elements.some((item) => item.type === 'piece' && item.keepsRatio)
  handles.setAttrs({
    resizeEnabled: !isLocked,
    rotateEnabled: !isLocked,
    borderDash: isLocked ? [4, 4] : undefined,
    enabledAnchors: isLine ? lineAnchors : keepsShape ? CORNERS : ALL_ANCHORS,
    shiftBehavior: keepsShape ? 'none' : 'default',
  })
}

/** The pulled edge meets the lines that an upright box can meet; a turned one is left alone. */
export function snapAnchors(
  handles: Transformer,
  options: {
    scale: () => number
    /** Where the canvas begins on the stage. */
    origin: number
    lines: () => SnapLines
    reach: number
    onGuides: (guides: readonly Guide[]) => void
  },
): void {
  handles.anchorDragBoundFunc((_before, wanted, event) => {
    const anchor = handles.getActiveAnchor() ?? ''
    const isUpright = handles.nodes().every((node) => node.rotation() % 360 === 0)
    if (anchor === 'rotater' || !isUpright || event.ctrlKey || event.metaKey) {
      options.onGuides([])
      return wanted
    }
    const scale = options.scale()
    const at = { x: (wanted.x - options.origin) / scale, y: (wanted.y - options.origin) / scale }
    const met = snapPoint(at, options.lines(), options.reach / scale)
    const isSide = anchor.startsWith('middle')
    const isEnd = anchor.endsWith('center')
    options.onGuides(met.guides.filter(({ axis }) => (axis === 'x' ? !isEnd : !isSide)))
    return { x: wanted.x + met.by.x * scale, y: wanted.y + met.by.y * scale }
  })
}

/** What the handles have made of a shape; an element pulled past the graphic's left or upper edge ends there. */
export function placementOf(shape: Shape): Placement {
  const isPiece = isPieceId(shape.id())
  const [width, height] = [shape.width() * shape.scaleX(), shape.height() * shape.scaleY()]
  const box = { x: shape.x() - width / 2, y: shape.y() - height / 2, width, height }
  const rotation = shape.rotation()
  if (rotation % 360 === 0 && !isPiece) {
    const [overX, overY] = [Math.max(0, -box.x), Math.max(0, -box.y)]
    return {
      id: shape.id(),
      rotation,
      box: { x: box.x + overX, y: box.y + overY, width: box.width - overX, height: box.height - overY },
    }
  }
  return { id: shape.id(), box, rotation }
}
