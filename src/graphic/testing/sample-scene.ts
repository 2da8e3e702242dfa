import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import { DEFAULT_FORMAT, type FormatName } from '../formats.ts'
import type { DrawnKind } from '../kinds/kind.ts'
import { type KindName, kindFacts } from '../kinds/kinds.ts'
import type { Scene } from '../scene/node.ts'
import type { LookName } from '../template/look-name.ts'
import { NO_OPTIONS, type PieceOptions } from '../template/piece-options.ts'
import type { PieceChanges } from '../template/pieces/piece-change.ts'
import type { TemplateView } from '../template/template-view.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from './sample-match.ts'

export const drawn = async (
  kind: KindName,
  match: ShownMatch = sampleMatch(kind),
  catalogue: Catalogue = SAMPLE_CATALOGUE,
): Promise<DrawnKind> => {
  const made = await kindFacts(kind).load()
  return made.draw(match, catalogue, made.eventId(match, null, catalogue))
}

export const changesOf = (options: PieceOptions): PieceChanges =>
  Object.fromEntries(Object.entries(options).map(([name, shared]) => [name, { shared }]))

interface Asked {
  match?: ShownMatch
  catalogue?: Catalogue
  template?: Partial<TemplateView>
  /** What the template says of pieces, in every format. */
  options?: PieceOptions
  format?: FormatName
}

/** Nothing of a template's own. */
export const BARE: TemplateView = {
  background: null,
  isOwnBackground: false,
  look: 'broadcast',
  elements: [],
  pieces: {},
  hasLayout: true,
}

/** A graphic of the made-up club, on a bare template of the look. */
export async function sampleScene(kind: KindName, look: LookName, asked: Asked = {}): Promise<Scene> {
  const { scene } = await drawn(kind, asked.match, asked.catalogue)
  const pieces = changesOf(asked.options ?? NO_OPTIONS)
  return scene({ ...BARE, look, pieces, ...asked.template }, asked.format ?? DEFAULT_FORMAT)
}
