import type { CatalogueTemplate } from '../catalogue.ts'
import type { FormatName } from '../formats.ts'

/** A template as a scene of one format is drawn on it. */
export interface TemplateView
  extends Pick<CatalogueTemplate, 'background' | 'focus' | 'look' | 'elements' | 'pieces' | 'hasLayout'> {
  /** The background is the club's own picture: texts on it need a ground. A starter background brings its own calm. */
  isOwnBackground: boolean
}

export const templateView = (
  { background, backgrounds, focus, isStarter, look, elements, pieces, hasLayout }: CatalogueTemplate,
  format: FormatName,
): TemplateView => ({
  background: backgrounds?.[format] ?? background,
  focus: backgrounds?.[format] ? undefined : focus,
  isOwnBackground: !isStarter,
  look,
  elements,
  pieces,
  hasLayout,
})

/** It adds something to its look, or changes something of it. */
export const isTailored = ({ elements, pieces, hasLayout }: Omit<TemplateView, 'isOwnBackground'>): boolean =>
  elements.length > 0 || hasLayout === false || Object.keys(pieces ?? {}).length > 0
