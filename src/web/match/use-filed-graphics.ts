import { useDeferredValue, useMemo } from 'react'
import type { FormatName } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { kindsOn } from '#graphic/kinds/tabs.ts'
import { useNewestGraphics } from '#web/api/newest-graphics.ts'
import { useKindKey } from '#web/match-store/kind-key.ts'
import { CLUB, numberOf } from '#web/match-store/matches-store.ts'
import { type ShownGraphic, sceneHash } from '#web/match-store/use-graphic.ts'

interface Filed {
  /** Addresses of the finished graphics that show just what the screen shows, by format. */
  urls: Partial<Record<FormatName, string>>
  /** There are others of its kind, of earlier states. */
  hasOlder: boolean
}

/** Whether the graphic on the screen is finished already, on this visit or an earlier one, here or elsewhere. */
export function useFiledGraphics({ kind, scenes }: ShownGraphic): Filed {
  const key = useKindKey(kind)
  const ofKind = useNewestGraphics(key === CLUB ? CLUB : numberOf(key), kindsOn(kindFacts(kind).tab)).data ?? []
  // While a player is dragged there is a new drawing with every frame: this can wait until there is time.
  const settled = useDeferredValue(scenes)
  const hashes = useMemo(() => settled.map(({ format, scene }) => ({ format, hash: sceneHash(scene) })), [settled])
  const known = settled === scenes ? hashes : []
  const urls = known.flatMap(({ format, hash }) => {
    const filed = ofKind.find((graphic) => graphic.sceneHash === hash && graphic.type === kind)
    return filed ? [[format, filed.url]] : []
  })
  return { urls: Object.fromEntries(urls), hasOlder: ofKind.length > 0 }
}
