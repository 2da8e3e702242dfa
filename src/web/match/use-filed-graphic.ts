import { useDeferredValue, useMemo } from 'react'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { useMatchGraphics } from '#web/api/match-graphics.ts'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { type Graphic, sceneHash } from '#web/match-store/use-graphic.ts'

export const KIND_TYPES: Record<GraphicKindName, readonly TemplateType[]> = {
  lineup: ['lineup'],
  goal: ['goal', 'opponent-goal'],
  result: ['result'],
}

interface Filed {
  /** The finished graphic that shows just what the screen shows; null: there is none. */
  filed: StaffGraphic | null
  /** There are others of its kind, of earlier states. */
  hasOlder: boolean
}

/** Whether the graphic on the screen is finished already, on this visit or an earlier one, here or elsewhere. */
export function useFiledGraphic({ kind, type, scene }: Graphic): Filed {
  const ofKind = useMatchGraphics(numberOf(useOpenKey()), KIND_TYPES[kind]).data ?? []
  // While a player is dragged there is a new drawing with every frame: this can wait until there is time.
  const settled = useDeferredValue(scene)
  const hash = useMemo(() => settled && sceneHash(settled), [settled])
  const isShown = (graphic: StaffGraphic) => settled === scene && graphic.sceneHash === hash && graphic.type === type
  return { filed: ofKind.find(isShown) ?? null, hasOlder: ofKind.length > 0 }
}
