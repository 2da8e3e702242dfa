import { useMemo, useState } from 'react'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { type Graphic, type GraphicKind, useGraphic } from '#web/match-store/use-graphic.ts'

/**
 * The scene stays the same object for as long as nothing on it changes. Every save and every tick of the shared state
 * makes a new one otherwise, and with it a new file that nobody asked for, ahead of the one that somebody waits for.
 */
export function useSteadyGraphic(kind: GraphicKind, catalogue: Catalogue): Graphic {
  const graphic = useGraphic(kind, catalogue)
  const content = useMemo(() => JSON.stringify(graphic.scene), [graphic.scene])
  const [kept, setKept] = useState({ content, scene: graphic.scene })
  if (kept.content !== content) setKept({ content, scene: graphic.scene })
  const scene = kept.content === content ? kept.scene : graphic.scene
  return useMemo(() => ({ ...graphic, scene }), [graphic, scene])
}
