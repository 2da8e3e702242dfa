import type { FormatName } from '../../../formats.ts'
import type { KindName } from '../../../kinds/kinds.ts'
import { drawn } from '../../../testing/sample-scene.ts'
import { templateView } from '../../template-view.ts'
import type { EditedSheet } from '../items.ts'

/** Sheets with the pieces that the layout of this kind draws of the sample. */
export async function layoutSheets(type: KindName): Promise<(format: FormatName) => EditedSheet> {
  const kind = await drawn(type)
  const facts = { id: 1, type, isDefault: true, background: null, isStarter: true }
  return (format) => ({
    format,
    piecesOf: (design, at) => kind.pieces(templateView({ ...facts, ...design }, at), at),
  })
}
