import { photoKey } from '#domain/match/document/keys.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Kind } from '../kinds/kind.ts'
import { KIND_NAMES, type KindName, kindFacts } from '../kinds/kinds.ts'
import type { MadeUp } from './made-up-match.ts'
import { isOn } from './photographed-first.ts'

const TAKING: readonly KindName[] = KIND_NAMES.filter((name) => kindFacts(name).takesPhoto)

/** Of somebody a photo on which they are; nobody's name stands under another face while they have a portrait. */
function photoOf(playerId: number, { players, photos = [] }: Catalogue): number | null {
  const tagged = photos.find((photo) => isOn(playerId, photo))
  if (tagged) return tagged.id
  const player = players.find(({ id }) => id === playerId)
  return player?.scorerImage || player?.lineupImage ? null : (photos[0]?.id ?? null)
}

/** With one of the club's own photos chosen for it; each kind has another of the newest. */
export function withSamplePhoto(kind: Kind, { match, catalogue }: MadeUp, eventId: string | null): ShownMatch {
  const { photos = [] } = catalogue
  const place = TAKING.indexOf(kind.name)
  if (place < 0 || photos.length === 0) return match
  const event = match.events.find(({ id }) => id === eventId)
  const playerId = event?.playerId ?? kind.subject(match, eventId, catalogue).playerId ?? null
  const id = playerId === null ? (photos[place % photos.length]?.id ?? null) : photoOf(playerId, catalogue)
  return { ...match, photos: { [photoKey(kind.name, eventId)]: id } }
}
