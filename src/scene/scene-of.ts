import { type DataValues, dataValues, type OwnValues } from './data-values.ts'
import { elementNodes } from './element-nodes.ts'
import type { Look, Tones } from './looks/look.ts'
import { LOOKS } from './looks/looks.ts'
import type { GraphicView, TemplateView } from './match-view.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type Scene, type SceneNode, WHOLE } from './node.ts'

const PICTURE_LIMIT_MS = 30_000

/** One kind of graphic. */
export interface KindScene<View extends GraphicView> {
  /** Its built-in pieces. */
  nodes(look: Look, tones: Tones, view: View): SceneNode[]
  values(view: View): OwnValues
}

function builtIn<View extends GraphicView>(kind: KindScene<View>, view: View, template: TemplateView): SceneNode[] {
  const full = LOOKS[template.look]
  const look = template.isOwnBackground ? full : { ...full, veil: () => [] }
  return kind.nodes(look, look.tones(view.club.colours), view)
}

interface Layout {
  look: TemplateView['look']
  isOwnBackground: boolean
  hasCompetition: boolean
  nodes: SceneNode[]
}

const known = new WeakMap<GraphicView, Layout>()

/** The same nodes while the match stays the same: in the editor only the elements change. */
function keptLayout<View extends GraphicView>(
  kind: KindScene<View>,
  view: View,
  template: TemplateView,
  hasCompetition: boolean,
): SceneNode[] {
  const { look, isOwnBackground } = template
  const kept = known.get(view)
  const isSame =
    kept?.look === look && kept.isOwnBackground === isOwnBackground && kept.hasCompetition === hasCompetition
  if (isSame) return kept.nodes
  const nodes = builtIn(kind, hasCompetition ? view : { ...view, competition: null }, template)
  known.set(view, { look, isOwnBackground, hasCompetition, nodes })
  return nodes
}

/** Background, then the built-in layout, then the template's elements; a datum that has an element appears only there. */
export function sceneOf<View extends GraphicView>(
  kind: KindScene<View>,
  view: View,
  template: TemplateView,
  data: DataValues = dataValues(view, kind.values(view)),
): Scene {
  const elements = template.elements.filter((element) => !element.hidden)
  const bound = new Set(elements.flatMap((element) => (element.type === 'dynamic' ? [element.dataKey] : [])))
  const background: SceneNode[] = template.background
    ? [
        {
          kind: 'image',
          x: 0,
          y: 0,
          width: GRAPHIC_WIDTH,
          height: GRAPHIC_HEIGHT,
          src: template.background,
          fit: 'cover',
        },
      ]
    : [{ ...WHOLE, kind: 'rect', fill: LOOKS[template.look].tones(view.club.colours).ground }]
  const layout = keptLayout(kind, view, template, !bound.has('competition')).filter(
    (node) => !node.shows || !bound.has(node.shows),
  )
  return {
    width: GRAPHIC_WIDTH,
    height: GRAPHIC_HEIGHT,
    pictureLimitMs: view.kind === 'lineup' ? undefined : PICTURE_LIMIT_MS,
    nodes: [...background, ...layout, ...elementNodes(elements, data)],
  }
}
