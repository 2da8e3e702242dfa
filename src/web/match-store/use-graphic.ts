import { useEffect, useMemo, useRef } from 'react'
import type { Template } from '#contract/template.ts'
import { altText } from '#domain/club/alt-text.ts'
import { caption } from '#domain/club/caption.ts'
import { contentHash } from '#domain/content-hash.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { chosenTemplate } from '#domain/template/chosen-template.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { changedBox } from '#scene/changed-box.ts'
import type { TemplateView } from '#scene/match-view.ts'
import type { Scene } from '#scene/node.ts'
import type { Catalogue } from './catalogue.ts'
import type { GraphicKind, GraphicKindName } from './graphics/graphic-kind.ts'
import { useMatch } from './use-match.ts'

export interface Graphic {
  kind: GraphicKindName
  type: TemplateType
  template: Template | null
  /** The goal that it is about. */
  eventId: string | null
  /** Null while there is no template to draw on. */
  scene: Scene | null
  caption: string
  altText: string
}

/** By it a finished graphic is known again. */
export const sceneHash = (scene: Scene): string => contentHash(JSON.stringify(scene))

export const templateView = ({ background, isStarter, look, elements }: Template): TemplateView => ({
  background,
  isOwnBackground: !isStarter,
  look,
  elements,
})

/** A graphic as it would be made of this state. */
export function graphicOf(made: GraphicKind, match: ShownMatch, catalogue: Catalogue): Graphic {
  const type = made.type(match)
  const template = chosenTemplate(catalogue.templates, type, made.templateId(match))
  const { view, subject, scene } = made.draw(match, catalogue)
  const teams = { clubName: view.club.name, opponentName: view.opponent?.name ?? null, isHome: view.isHome }
  return {
    kind: made.kind,
    type,
    template,
    eventId: made.eventId?.(match) ?? null,
    scene: template && scene(templateView(template)),
    caption: caption(teams, subject),
    altText: altText(teams, subject),
  }
}

/**
 * A graphic of the match as it would be made right now. Its scene stays the same object while nothing on it changes: with
 * a new one comes a new file that nobody asked for, ahead of the one that somebody waits for.
 */
export function useGraphic(kind: GraphicKind, catalogue: Catalogue): Graphic {
  const match = useMatch((shown) => shown)
  const graphic = useMemo(() => graphicOf(kind, match, catalogue), [kind, match, catalogue])
  const kept = useRef(graphic.scene)
  const isSame = kept.current && graphic.scene && changedBox(kept.current, graphic.scene) === null
  const scene = isSame ? kept.current : graphic.scene
  useEffect(() => {
    kept.current = scene
  }, [scene])
  return useMemo(() => ({ ...graphic, scene }), [graphic, scene])
}
