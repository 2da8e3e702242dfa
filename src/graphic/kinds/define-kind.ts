import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { GraphicSubject } from '#domain/match/graphic-subject.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Layout } from '../layout/layout.ts'
import type { MatchView } from '../match-view.ts'
import { type DataValues, dataValues } from '../scene/data-values.ts'
import type { SceneMaking } from '../scene/plain-scene.ts'
import type { Kind } from './kind.ts'
import type { KindName } from './kinds.ts'

interface Definition<View extends MatchView> extends Partial<Omit<Kind, 'name' | 'draw' | 'subject'>> {
  name: KindName
  subject?(match: ShownMatch, eventId: string | null, catalogue: Catalogue): GraphicSubject
  view(match: ShownMatch, catalogue: Catalogue, eventId: string | null): View
  values(view: View): DataValues
  layout: Layout<View>
  making: SceneMaking
  /** Lines of the post, and sentences that tell what the picture shows; empty ones are left out. */
  caption(view: View): string[]
  altText(view: View): string[]
  /** Without any of them it would be another graphic: it waits for its pictures however long they take. */
  waitsForPictures?: true
}

/** Otherwise a picture that takes longer is left out. */
const PICTURE_LIMIT_MS = 30_000

/** state → view → pieces → scene, and the words beside it. */
export const defineKind = <View extends MatchView>({
  view: viewOf,
  values: ownValues,
  layout,
  making,
  caption,
  altText,
  waitsForPictures,
  ...rest
}: Definition<View>): Kind => ({
  isShownFor: () => true,
  eventId: () => null,
  missing: () => null,
  subject: () => ({}),
  ...rest,
  draw: (match, catalogue, eventId) => {
    const view = { ...viewOf(match, catalogue, eventId), ...making.besides?.(catalogue, rest.name, match, eventId) }
    const own = dataValues(view, ownValues(view))
    return {
      view,
      caption: caption(view),
      altText: altText(view),
      values: own,
      pieces: (template, format) => making.pieces(layout, view, { template, format }),
      scene: (template, format, values = own) =>
        making.scene(layout, view, {
          template,
          format,
          values,
          pictureLimitMs: waitsForPictures ? undefined : PICTURE_LIMIT_MS,
        }),
    }
  },
})
