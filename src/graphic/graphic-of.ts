import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { GraphicSubject } from '#domain/match/graphic-subject.ts'
import type { Catalogue, CatalogueTemplate } from './catalogue.ts'
import { type ChosenPhoto, chosenPhoto } from './chosen-photo.ts'
import type { FormatName } from './formats.ts'
import type { Kind, Missing } from './kinds/kind.ts'
import { type KindName, kindFacts } from './kinds/kinds.ts'
import type { Scene } from './scene/node.ts'
import { chosenTemplate } from './template/chosen-template.ts'
import { templateView } from './template/template-view.ts'
import { postText, spokenText, withHandle } from './words.ts'

export interface Graphic {
  kind: KindName
  template: CatalogueTemplate | null
  /** The event that it is about. */
  eventId: string | null
  shows: GraphicSubject
  /** What must be known before it can be made. */
  missing: Missing | null
  /** The one that was chosen for it, at hand or not. */
  photo: ChosenPhoto | null
  caption: string
  altText: string
  /** Null while there is no template to draw on. */
  scene(format: FormatName): Scene | null
}

const NO_OPPONENT: Missing = { title: 'Wybierz przeciwnika', message: 'Najpierw wybierz przeciwnika' }
const NO_TEMPLATE: Missing = { title: 'Wybierz szablon', message: 'Najpierw wybierz szablon grafiki' }

/** Of the kinds that take each other's place, the one that this state is told by. */
export function shownKind(kinds: readonly Kind[], match: ShownMatch, eventId: string | null): Kind {
  const kind = kinds.find((one) => one.isShownFor(match, eventId)) ?? kinds[0]
  if (!kind) throw new Error('A graphic is of some kind')
  return kind
}

function missingOf(
  kind: KindName,
  { selectedOpponent }: ShownMatch,
  { opponents }: Catalogue,
  template: unknown,
): Missing | null {
  if (!kindFacts(kind).isOfClub && !opponents.some(({ id }) => id === selectedOpponent)) return NO_OPPONENT
  return template ? null : NO_TEMPLATE
}

/** Those of ours whom it is about: of the event that it tells of, or whom it names by itself. */
function toldPlayers({ events }: ShownMatch, { players }: Catalogue, eventId: string | null, shows: GraphicSubject) {
  const event = events.find(({ id }) => id === eventId)
  const ids = [event?.playerId, event?.otherId, shows.playerId]
  return players.filter(({ id }) => ids.includes(id))
}

/** match + catalogue → the graphic as it would be made of them, in the browser and on the server alike. */
export function graphicOf(kind: Kind, match: ShownMatch, catalogue: Catalogue, asked: string | null = null): Graphic {
  const { name } = kind
  const template = chosenTemplate(catalogue.templates, name, match.selectedTemplates[kindFacts(name).tab.name] ?? null)
  const eventId = kind.eventId(match, asked, catalogue)
  const { caption, altText, scene } = kind.draw(match, catalogue, eventId)
  const shows = kind.subject(match, eventId, catalogue)
  const lines = toldPlayers(match, catalogue, eventId, shows).reduce(withHandle, caption)
  return {
    kind: name,
    template,
    eventId,
    shows,
    missing: kind.missing(match, catalogue, eventId) ?? missingOf(name, match, catalogue, template),
    photo: chosenPhoto(catalogue, name, match, eventId),
    caption: postText(lines, catalogue.club.name),
    altText: spokenText(altText),
    scene: (format) => template && scene(templateView(template, format), format),
  }
}
