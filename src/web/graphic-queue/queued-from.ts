import type { Cells } from '#domain/match/document/document.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { type MatchKey, useMatchesStore } from '#web/match-store/matches-store.ts'
import { publishLineup } from '#web/match-store/publish-lineup.ts'
import { type FormatScene, type ShownGraphic, sceneHash } from '#web/match-store/use-graphic.ts'
import type { QueuedGraphic } from './queued-graphic.ts'

/** The match on the screen, as it was when the graphic was asked for. */
export interface MatchOnScreen {
  key: MatchKey
  cells: Cells
  match: ShownMatch
}

export interface NamedScene extends FormatScene {
  id: string
}

/** The graphic on the screen in each of its formats. */
export function queuedFrom(
  { kind, template, eventId, altText }: ShownGraphic,
  scenes: readonly NamedScene[],
  { key, cells, match }: MatchOnScreen,
): QueuedGraphic[] {
  const { owner } = useMatchesStore.getState()
  if (owner === null || template === null) throw new Error('Nie ma jeszcze czego wysłać')
  // With its graphic the line-up is public, as the graphic shows it.
  if (kindFacts(kind).publishesLineup) publishLineup(match)
  return scenes.map(({ id, format, scene }) => ({
    id,
    owner,
    madeAt: Date.now(),
    kind,
    format,
    matchKey: key,
    templateId: template.id,
    cells,
    eventId,
    sceneHash: sceneHash(scene),
    altText,
    problem: null,
  }))
}
