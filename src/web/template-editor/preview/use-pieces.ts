import { useEffect } from 'react'
import type { Template } from '#contract/template.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { DrawnKind } from '#graphic/kinds/kind.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { withDesign } from '#graphic/template/editor/grounds.ts'
import { templateView } from '#graphic/template/template-view.ts'
import { useEditorActions } from '../editor-actions.ts'

/** The editor knows the layout's pieces by the match that is on the preview. */
export function usePieces(template: Template, preview: DrawnKind | undefined): void {
  const actions = useEditorActions()
  useEffect(() => {
    if (!preview) return
    actions.show({
      piecesOf: (design: TemplateDesign, format: FormatName) =>
        preview.pieces(templateView(withDesign(template, design), format), format),
    })
  }, [actions, template, preview])
}
