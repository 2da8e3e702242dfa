import { fontString } from '#graphic/scene/faces.ts'
import { neededAssets } from '#graphic/scene/needed-assets.ts'
import type {
  Border,
  Box,
  Fill,
  ImageNode,
  LineNode,
  PathNode,
  Scene,
  SceneNode,
  Shadow,
  TextNode,
} from '#graphic/scene/node.ts'
import type { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { drawnNodes, layOut, load, stopsOf, svgPath } from './drawn-scene.ts'
import { fontFaces } from './font-faces.ts'

type Style = Partial<CSSStyleDeclaration>

const placed = ({ x, y, width, height }: Box): Style => ({
  position: 'absolute',
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
})

function background(fill: Fill): string {
  const stops = stopsOf(fill)
  if (!stops) return fill as string
  return `linear-gradient(to bottom, ${stops.map(({ at, colour }) => `${colour} ${at * 100}%`).join(', ')})`
}

const border = (of: Border | undefined): Style => (of?.width ? { border: `${of.width}px solid ${of.colour}` } : {})

const offsets = ({ x, y, blur }: Shadow, share = 1) => `${x}px ${y}px ${blur * share}px`

const boxShadow = (shadow: Shadow | undefined): Style =>
  shadow ? { boxShadow: `${offsets(shadow)} ${shadow.colour}` } : {}

/** Of a picture by its alpha; a filter counts a deviation, which is half of what a canvas calls blur. */
const dropShadow = (shadow: Shadow | undefined): Style =>
  shadow ? { filter: `drop-shadow(${offsets(shadow, 0.5)} ${shadow.colour})` } : {}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, style: Style): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made.style, { boxSizing: 'border-box', ...style })
  return made
}

async function picture(node: ImageNode): Promise<HTMLElement> {
  const image = await load(node)
  const objectFit = node.fit === 'cover-top' ? 'cover' : node.fit
  const objectPosition = node.fit === 'cover-top' ? '50% 20%' : '50% 50%'
  const borderRadius = `${node.radius ?? 0}px`
  Object.assign(image.style, placed(node), { objectFit, objectPosition, borderRadius }, dropShadow(node.shadow))
  return image
}

function line({ x, y, width, height, thickness, orientation, colour }: LineNode): HTMLElement {
  const bar =
    orientation === 'horizontal'
      ? { x, y: Math.round(y + (height - thickness) / 2), width, height: thickness }
      : { x: Math.round(x + (width - thickness) / 2), y, width: thickness, height }
  return element('div', { ...placed(bar), background: colour })
}

function path(node: PathNode, { width, height }: Scene): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(name, String(value))
  Object.assign(svg.style, placed({ x: 0, y: 0, width, height }))
  const shape = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
  shape.setAttribute('d', svgPath(node))
  shape.setAttribute('fill', node.fill ? background(node.fill) : 'none')
  shape.setAttribute('stroke', node.border?.colour ?? 'none')
  shape.setAttribute('stroke-width', String(node.border?.width ?? 0))
  return svg
}

/** A line a box, with its baseline where our painter has it. */
function text(node: TextNode, painter: GraphicPainter, root: HTMLElement): HTMLElement[] {
  const { size, lines } = layOut(node, painter)
  return lines.map(({ text: words, x, baseline, width }) => {
    const box = element('div', { position: 'absolute', whiteSpace: 'pre', lineHeight: '1', color: node.colour })
    box.style.font = fontString(node.face, node.weight, size)
    box.textContent = words
    Object.assign(box.style, { left: `${x}px`, top: '0px', width: `${Math.ceil(width) + 2}px` })
    const mark = element('span', { display: 'inline-block', width: '0px', height: '0px' })
    root.append(box)
    box.append(mark)
    const own = mark.getBoundingClientRect().bottom - box.getBoundingClientRect().top
    mark.remove()
    box.style.top = `${baseline - own}px`
    return box
  })
}

async function elementsOf(node: SceneNode, scene: Scene, painter: GraphicPainter, root: HTMLElement) {
  if (node.kind === 'text') return text(node, painter, root)
  if (node.kind === 'image') return [await picture(node)]
  if (node.kind === 'line') return [line(node)]
  if (node.kind === 'path') return [path(node, scene)]
  const borderRadius = node.kind === 'ellipse' ? '50%' : `${node.radius ?? 0}px`
  const style = { background: background(node.fill), borderRadius, ...border(node.border), ...boxShadow(node.shadow) }
  return [element('div', { ...placed(node), ...style })]
}

/** The very scene as elements of a page, for those who capture one. */
export async function domScene(scene: Scene, painter: GraphicPainter): Promise<HTMLElement> {
  const { width, height } = scene
  const stage = document.getElementById('stage')
  if (!stage) throw new Error('The page has no stage')
  const root = element('div', { position: 'relative', width: `${width}px`, height: `${height}px`, overflow: 'hidden' })
  root.style.background = '#ffffff'
  // In a style sheet: fonts that a script has added, none of them finds.
  document.head.append(fontFaces(neededAssets(scene).fonts))
  stage.replaceChildren(root)
  for (const node of drawnNodes(scene, painter)) {
    const elements = await elementsOf(node, scene, painter, root)
    for (const each of elements) {
      if (node.rotation) Object.assign((each as HTMLElement).style, { transform: `rotate(${node.rotation}deg)` })
      if (node.opacity !== undefined) Object.assign((each as HTMLElement).style, { opacity: String(node.opacity) })
      root.append(each)
    }
  }
  return root
}
