import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Template } from '#contract/template.ts'
import { FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import type { DrawnKind } from '#graphic/kinds/kind.ts'
import { type NeededFont, neededAssets } from '#graphic/scene/needed-assets.ts'
import { type DrawnPart, drawnParts } from '#graphic/scene/tailored-scene.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { withDesign } from '#graphic/template/editor/grounds.ts'
import { type Warning, warningsOf } from '#graphic/template/editor/warnings.ts'
import { templateView } from '#graphic/template/template-view.ts'
import { loadFonts } from '#web/graphics/fonts.ts'
import { useDesign } from '../editor-store.ts'
import { measuredInk } from './ink.ts'

/** Nobody reads warnings while something is still being moved. */
const REST_MS = 500

function partsIn(format: FormatName, template: Template, design: TemplateDesign, preview: DrawnKind): DrawnPart[] {
  const view = templateView(withDesign(template, design), format)
  return drawnParts(preview.pieces(view, format), preview.view, { template: view, format, values: preview.values })
}

const fontsOf = (parts: readonly DrawnPart[]): readonly NeededFont[] =>
  neededAssets({ width: 0, height: 0, nodes: parts.flatMap(({ nodes }) => nodes) }).fonts

/** What does not fit, in any format, with the data that are on the preview. */
export function useWarnings(template: Template, preview: DrawnKind | undefined): readonly Warning[] {
  const [design] = useDebouncedValue(useDesign(), REST_MS)
  const [warnings, setWarnings] = useState<readonly Warning[]>([])
  useEffect(() => {
    if (!preview) return undefined
    let isCurrent = true
    const look = async () => {
      const sheets = FORMAT_NAMES.map((format) => [format, partsIn(format, template, design, preview)] as const)
      await loadFonts(sheets.flatMap(([, parts]) => fontsOf(parts)))
      if (isCurrent) setWarnings(warningsOf(Object.fromEntries(sheets), measuredInk()))
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [template, design, preview])
  return warnings
}
