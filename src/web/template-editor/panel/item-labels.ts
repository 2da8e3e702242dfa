import { useMemo } from 'react'
import { declaredPieces } from '#graphic/kinds/designs.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { DataKey } from '#graphic/template/data-keys.ts'
import { designOf } from '#graphic/template/editor/design.ts'
import type { Item } from '#graphic/template/editor/items.ts'
import { elementLabel } from '#graphic/template/element-label.ts'
import { useEditor } from '../editor-store.ts'

export const pieceLabel = (kind: KindName, piece: string): string => declaredPieces(kind)[piece]?.label ?? piece

export const itemLabel = (kind: KindName, item: Item): string =>
  item.type === 'piece' ? pieceLabel(kind, item.piece) : elementLabel(item)

/** Which parts of the layout give way to an element for a datum. */
export function useReplaced(kind: KindName): (key: DataKey) => string {
  const sheet = useEditor(({ canvas }) => canvas.editor.sheet)
  const look = useEditor(({ canvas }) => canvas.editor.history.present.look)
  const background = useEditor(({ canvas }) => canvas.editor.history.present.background)
  const hasLayout = useEditor(({ canvas }) => canvas.editor.history.present.hasLayout)
  return useMemo(() => {
    const pieces = sheet.piecesOf(designOf({ look, hasLayout, background, elements: [], pieces: {} }), sheet.format)
    return (key) =>
      pieces
        .filter(({ shows }) => shows?.includes(key))
        .map(({ name }) => pieceLabel(kind, name))
        .join(', ')
  }, [sheet, look, hasLayout, background, kind])
}
