import { useEffect, useMemo, useRef } from 'react'
import { contentHash } from '#domain/content-hash.ts'
import type { FormatName } from '#graphic/formats.ts'
import { type Graphic, graphicOf, shownKind } from '#graphic/graphic-of.ts'
import type { Kind } from '#graphic/kinds/kind.ts'
import { changedBox } from '#graphic/scene/changed-box.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { useClubFormats } from '#web/club/use-club-formats.ts'
import type { ClubCatalogue } from './catalogue.ts'
import { useKindKey } from './kind-key.ts'
import { useShownFormat } from './shown-format.ts'
import { useMatchOf } from './use-match.ts'

export interface FormatScene {
  format: FormatName
  scene: Scene
}

export interface ShownGraphic extends Omit<Graphic, 'scene'> {
  /** In every format that the club makes; none while there is no template to draw on. */
  scenes: readonly FormatScene[]
  /** The same, first the one on the screen: the one that is waited for. */
  inTurn: readonly FormatScene[]
  /** The one on the screen. */
  format: FormatName
  scene: Scene | null
}

/** By it a finished graphic is known again. */
export const sceneHash = (scene: Scene): string => contentHash(JSON.stringify(scene))

/** What looks the same stays the same object. */
function keepScenes(before: readonly FormatScene[], after: readonly FormatScene[]): readonly FormatScene[] {
  const kept = after.map((now) => {
    const old = before.find(({ format }) => format === now.format)
    return old && changedBox(old.scene, now.scene) === null ? old : now
  })
  const isSame = kept.length === before.length && kept.every((one, index) => one === before[index])
  return isSame ? before : kept
}

/**
 * A graphic of the match, or of the club, as it would be made right now. Its scenes stay the same objects while nothing on them changes:
 * with a new one comes a new file that nobody asked for, ahead of the one that somebody waits for.
 */
export function useGraphic(
  kinds: readonly Kind[],
  catalogue: ClubCatalogue,
  eventId: string | null = null,
): ShownGraphic {
  const match = useMatchOf(useKindKey(kinds[0]?.name), (shown) => shown)
  const formats = useClubFormats()
  const format = useShownFormat(formats)
  const graphic = useMemo(() => {
    const { scene: sceneIn, ...rest } = graphicOf(shownKind(kinds, match, eventId), match, catalogue, eventId)
    const scenes: readonly FormatScene[] = formats.flatMap((format) => {
      const scene = sceneIn(format)
      return scene ? [{ format, scene }] : []
    })
    return { ...rest, scenes }
  }, [kinds, match, catalogue, eventId, formats])
  const kept = useRef(graphic.scenes)
  const scenes = keepScenes(kept.current, graphic.scenes)
  useEffect(() => {
    kept.current = scenes
  }, [scenes])
  return useMemo(() => {
    const shown = scenes.filter((one) => one.format === format)
    const others = scenes.filter((one) => one.format !== format)
    return { ...graphic, scenes, inTurn: [...shown, ...others], format, scene: shown[0]?.scene ?? null }
  }, [graphic, scenes, format])
}
