import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { newId } from '#web/api/new-id.ts'
import { graphicFacts } from '#web/match-store/graphic-facts.ts'
import { type MatchKey, useMatchesStore } from '#web/match-store/matches-store.ts'
import { publishLineup } from '#web/match-store/publish-lineup.ts'
import { type Graphic, sceneHash } from '#web/match-store/use-graphic.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

interface MatchOnScreen {
  key: MatchKey
  match: ShownMatch
}

/** The graphic on the screen, of the match on the screen, as both were when it was asked for. */
export function queuedFrom(
  { kind, type, eventId, scene, caption, altText }: Graphic,
  { key, match }: MatchOnScreen,
  fileName: string,
): QueuedGraphic {
  const { owner } = useMatchesStore.getState()
  if (owner === null || scene === null) throw new Error('Nie ma jeszcze czego wysłać')
  // With its graphic the line-up is public, as the graphic shows it.
  if (kind === 'lineup') publishLineup(match)
  return {
    id: newId(),
    owner,
    madeAt: Date.now(),
    type,
    matchKey: key,
    match: null,
    facts: { ...graphicFacts(kind, eventId, match), sceneHash: sceneHash(scene), caption, altText },
    scene,
    altText,
    fileName,
    problem: null,
  }
}
