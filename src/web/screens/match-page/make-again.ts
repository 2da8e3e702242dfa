import { PHOTO_LOSS_WORDS } from '#contract/lost-photo.ts'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { shownCells } from '#domain/match/document/local-match.ts'
import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { FormatName } from '#graphic/formats.ts'
import { type Graphic, graphicOf, shownKind } from '#graphic/graphic-of.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { loadKinds } from '#graphic/kinds/load-kinds.ts'
import { kindsOn } from '#graphic/kinds/tabs.ts'
import { fetchPhotos } from '#web/api/chosen-photos.ts'
import { fetchMatch, sendChanges } from '#web/api/matches.ts'
import { newId } from '#web/api/new-id.ts'
import { fetchSeasonFacts } from '#web/api/season-facts.ts'
import { loadQueue } from '#web/graphic-queue/load-queue.ts'
import type { QueuedGraphic } from '#web/graphic-queue/queued-graphic.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { localMatch, useMatchesStore } from '#web/match-store/matches-store.ts'
import { chosenIds, drawnPhoto } from '#web/match-store/photo-catalogue.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { sceneHash } from '#web/match-store/use-graphic.ts'

interface Wanted {
  matchId: number
  graphic: Pick<StaffGraphic, 'type' | 'eventId'>
  formats: readonly FormatName[]
  catalogue: ClubCatalogue
}

interface MadeAgain {
  /** Of those that are on the server by now. */
  urls: string[]
  isSent: boolean
}

/** With its graphic the line-up is public, as the graphic shows it. */
async function publish({ id, cells, stamps }: MatchDocumentAnswer, match: ShownMatch): Promise<void> {
  const { positions: slots, benchPlayers: bench, published } = match
  if (published && JSON.stringify([slots, bench]) === JSON.stringify([published.slots, published.bench])) return
  const to = { slots, bench, at: Math.round(serverNow()) } as unknown as CellValue
  const change = { base: stamps.published?.version ?? 0, from: cells.published ?? null, to }
  await sendChanges(id, useMatchesStore.getState().device, { published: change })
}

const refusalOf = ({ missing, eventId, template, photo }: Graphic, asked: string | null): string | null => {
  if (missing) return missing.message
  if (photo?.pictures.length === 0) return PHOTO_LOSS_WORDS.gone
  if (eventId !== asked) return 'Nie wiadomo już, którego zdarzenia dotyczyła ta grafika.'
  return template ? null : 'Najpierw wybierz szablon grafiki'
}

/** The same moment of the match as it is told today, on the template as it is today, in every format that the club makes. */
export async function makeAgain({ matchId, graphic: made, formats, catalogue }: Wanted): Promise<MadeAgain> {
  const { type, eventId } = made
  const matchKey = String(matchId)
  const document = await fetchMatch(matchId, 0)
  const cells = shownCells({ ...localMatch(matchKey), known: document })
  const match = withFollowing(stateOf(cells, serverNow()))
  const kind = shownKind(await loadKinds(kindsOn(kindFacts(type).tab)), match, eventId)
  const season = kindFacts(type).drawsOnSeason ? await fetchSeasonFacts(matchId) : undefined
  const chosen = kindFacts(type).takesPhoto ? await fetchPhotos(chosenIds(match.photos)) : []
  const photos = chosen.map(drawnPhoto)
  const graphic = graphicOf(kind, match, { ...catalogue, photos, ...(season && { season }) }, eventId)
  const { owner } = useMatchesStore.getState()
  const { template, altText } = graphic
  const refusal = refusalOf(graphic, eventId)
  if (refusal !== null || !template || owner === null) throw new Error(refusal ?? 'Zaloguj się jeszcze raz')
  if (kindFacts(kind.name).publishesLineup) await publish(document, match)
  const common = { owner, madeAt: Date.now(), kind: kind.name, matchKey, templateId: template.id, problem: null }
  const words = formats.flatMap((format): QueuedGraphic[] => {
    const scene = graphic.scene(format)
    return scene ? [{ ...common, id: newId(), format, cells, eventId, altText, sceneHash: sceneHash(scene) }] : []
  })
  const { graphicQueue } = await loadQueue()
  const { ids, isSent } = await graphicQueue.add(words)
  const { addresses } = graphicQueue.state.getState()
  return { urls: Object.values(ids).flatMap((id) => addresses[id] ?? []), isSent }
}
