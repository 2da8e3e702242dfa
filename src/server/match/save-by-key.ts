import type { SharedMatchKey } from '#domain/club/settings.ts'
import { NEW_CLOCK } from '#domain/match/clock.ts'
import { type MatchOfSave, matchOfSave } from '#domain/match/current-match.ts'
import { cellsOf, changedCells } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { scorersOf } from '#domain/match/events/event-score.ts'
import type { Raw } from '#domain/match/gate.ts'
import { withShared } from '#domain/match/shared-keys/from-shared.ts'
import type { Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { changeMatch } from './change-match.ts'
import { holdCurrent, lockCurrent, type StoredMatch } from './match-store.ts'
import { newDocument } from './new-document.ts'
import { clearCurrent, putAwayCurrent } from './put-away.ts'
import { createMatch, type MatchMoment, recordMatch, tell } from './record-match.ts'
import { readTexts, type SharedTexts, showMatch } from './shared-texts.ts'
import { stateOfTexts } from './texts-before.ts'

/** A phone whose clock is ahead must not start the match in the future. */
const withStartNotToCome = (saved: Raw, now: number): Raw =>
  typeof saved.matchTimerStartTime === 'number' && saved.matchTimerStartTime > now
    ? { ...saved, matchTimerStartTime: now }
    : saved

/** A save that says nothing of the scorers keeps those stored under its own key; an empty list says: none. */
const withStoredScorers = (saved: Raw, stored: Raw | null, { events, isHome }: MatchState): Raw =>
  (saved.scorers ?? null) === null && Array.isArray(stored?.scorers)
    ? { ...saved, scorers: scorersOf(events, isHome) }
    : saved

/** The next match keeps what the club has chosen once for all; everything else begins anew with what was saved. */
const nextMatch = ({ selectedTemplates }: MatchState, key: SharedMatchKey, saved: Raw, now: number): MatchState =>
  withShared({ ...EMPTY_MATCH, selectedTemplates }, key, saved, { now, mayNameTeams: true })

function saysTeams(texts: SharedTexts, key: SharedMatchKey): boolean {
  const lineup = texts.lineup_positions_global
  return key !== 'lineup_positions_global' && (lineup?.opponentId ?? null) !== null
}

export interface SharedSave {
  /** The text to store: as it came, with what it left out. */
  text: string
  /** What follows from it, as the last step of the transaction. */
  settle(): Promise<void>
}

/** A save under one of the four shared keys is a change of the default team's current match; where there is none it makes one. */
export async function prepareSharedSave(
  tx: Tx,
  { key, value, by }: { key: SharedMatchKey; value: string; by: string },
  moment: MatchMoment,
): Promise<SharedSave> {
  const { now } = moment
  await lockCurrent(tx)
  const texts = await readTexts(tx)
  const teamId = await defaultTeamId(tx)
  const current = await holdCurrent(tx, teamId)
  const came = JSON.parse(value) as Raw
  const saved = withStartNotToCome(came, now)
  const before = current ? stateOf(current.document.cells, now) : stateOfTexts(texts, now)
  const changed = withShared(before, key, saved, { now, mayNameTeams: !saysTeams(texts, key) })
  const known = current && { ...current, opponentId: before.selectedOpponent, matchDate: before.matchDate }
  const kind = matchOfSave(known, { opponentId: changed.selectedOpponent, matchDate: changed.matchDate })
  const after = kind === 'new' && current ? nextMatch(before, key, saved, now) : changed
  const text = withStoredScorers(saved, texts[key], after)
  return {
    text: text === came ? value : JSON.stringify(text),
    settle: async () => {
      const others = await showMatch(tx, after, texts, { by, now, except: key })
      const touched = await store(tx, { current, teamId, kind }, { before, after, by }, moment)
      await tell(tx, new Set([key, ...others]), touched)
    },
  }
}

/** The matches that others are to be told of. */
async function store(
  tx: Tx,
  { current, teamId, kind }: { current: StoredMatch | null; teamId: number; kind: MatchOfSave },
  { before, after, by }: { before: MatchState; after: MatchState; by: string },
  moment: MatchMoment,
): Promise<StoredMatch[]> {
  if (kind === 'new' || !current) {
    // A text that says nothing of a match makes none.
    if (Object.keys(cellsOf(after)).length === 0) return []
    const ended = await putAwayCurrent(tx, teamId, by, moment)
    const match = await createMatch(tx, newDocument(after, by, moment.now), moment, { teamId, isCurrent: true })
    return ended ? [ended, match] : [match]
  }
  const values = changedCells(before, after, current.document.cells)
  if (Object.keys(values).length === 0) return []
  const author = { by, device: null, at: moment.now }
  const { document } = changeDocument(current.document, changesOn(current.document, values), author)
  await recordMatch(tx, current, document, moment)
  return [current]
}

async function cleared(tx: Tx, key: SharedMatchKey, by: string, moment: MatchMoment): Promise<StoredMatch[]> {
  const teamId = await defaultTeamId(tx)
  if (key === 'lineup_positions_global') return clearCurrent(tx, teamId, by, moment)
  const current = key === 'lineup_settings_global' ? await holdCurrent(tx, teamId) : null
  if (current)
    await changeMatch(tx, { ...current, isCurrent: false }, (match) => ({ ...match, ...NEW_CLOCK }), by, moment)
  return []
}

/** A clock that is deleted stands at the start. With the line-up the match is put away; its record stays as it was, whatever else is cleared before or after. */
export async function settleDeletion(tx: Tx, key: SharedMatchKey, by: string, moment: MatchMoment): Promise<void> {
  const touched = await cleared(tx, key, by, moment)
  await tell(tx, [key], touched)
}
