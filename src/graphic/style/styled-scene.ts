import { backgroundScene } from '../backgrounds/background.ts'
import type { Catalogue, CatalogueTemplate } from '../catalogue.ts'
import type { FormatName } from '../formats.ts'
import type { Kind } from '../kinds/kind.ts'
import { ownPreview } from '../sample/preview-of.ts'
import type { OwnMatch } from '../sample/stories.ts'
import type { Scene } from '../scene/node.ts'
import { templateView } from '../template/template-view.ts'

/** What a finished graphic is looked at with, while the style is being chosen. */
export interface Fitting {
  template: CatalogueTemplate
  catalogue: Catalogue
  match: OwnMatch | null
  format: FormatName
}

/** A starter's background is drawn along: the stored one has the colours that the club has now. */
export function styledScene(kind: Kind, { template, catalogue, match, format }: Fitting): Scene {
  const view = templateView(template, format)
  const drawn = ownPreview(kind, catalogue, match)
  if (!template.isStarter) return drawn.scene(view, format)
  const { colours, style } = catalogue.club
  const ground = backgroundScene(template.look, kind.name, colours, format, style)
  const [, ...nodes] = drawn.scene({ ...view, background: null }, format).nodes
  return { ...ground, nodes: [...ground.nodes, ...nodes] }
}
