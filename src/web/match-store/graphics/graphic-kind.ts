import type { CaptionSubject } from '#domain/club/caption.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { GraphicView, TemplateView } from '#scene/match-view.ts'
import type { Scene } from '#scene/node.ts'
import { type KindScene, sceneOf } from '#scene/scene-of.ts'
import type { Catalogue } from '../catalogue.ts'

export type GraphicKindName = 'lineup' | 'goal' | 'result'

interface Names {
  kind: GraphicKindName
  /** What the server files it under: an opponent's goal is a type of its own. */
  type(match: ShownMatch): TemplateType
  templateId(match: ShownMatch): number | null
  /** The event that it is about, where it is about one. */
  eventId?(match: ShownMatch): string | null
}

interface Definition<View extends GraphicView> extends Names {
  view(match: ShownMatch, catalogue: Catalogue): View
  scene: KindScene<View>
  subject(view: View): CaptionSubject
}

interface Drawn {
  view: GraphicView
  subject: CaptionSubject
  scene(template: TemplateView): Scene
}

/** What makes a kind of graphic of the state of a match. Each is a file of its own, loaded with the screen that shows it. */
export interface GraphicKind extends Names {
  draw(match: ShownMatch, catalogue: Catalogue): Drawn
}

export const graphicKind = <View extends GraphicView>({
  view,
  scene,
  subject,
  ...names
}: Definition<View>): GraphicKind => ({
  ...names,
  draw: (match, catalogue) => {
    const shown = view(match, catalogue)
    return { view: shown, subject: subject(shown), scene: (template) => sceneOf(scene, shown, template) }
  },
})
