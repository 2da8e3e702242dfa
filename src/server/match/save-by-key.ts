import type { SharedMatchKey } from '#domain/club/settings.ts'
import { type MatchOfSave, matchOfSave } from '#domain/match/current-match.ts'
import { cellsOf, changedCells } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { EMPTY_DOCUMENT } from '#domain/match/document/document.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Raw } from '#domain/match/gate.ts'
import { withShared } from '#domain/match/shared-keys/from-shared.ts'
import { toShared } from '#domain/match/shared-keys/to-shared.ts'
import type { Tx } from '#server/db/client.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { stateOfTexts } from './draft.ts'
import { holdCurrent, lockCurrent, type StoredMatch } from './match-store.ts'
import { putAwayCurrent } from './put-away.ts'
import { createMatch, isKnownOpponent, type MatchMoment, recordMatch, tellOfMatch } from './record-match.ts'
import { readTexts, type SharedTexts, showMatch } from './shared-texts.ts'

/** A phone whose clock is ahead must not start the match in the future. */
const withStartNotToCome = (saved: Raw, now: number): Raw =>
  typeof saved.matchTimerStartTime === 'number' && saved.matchTimerStartTime > now
    ? { ...saved, matchTimerStartTime: now }
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

/** A save under one of the four shared keys is a change of the current match; of a new one where there is none. */
export async function prepareSharedSave(
  tx: Tx,
  { key, value, by }: { key: SharedMatchKey; value: string; by: string },
  moment: MatchMoment,
): Promise<SharedSave> {
  const { now } = moment
  await lockCurrent(tx)
  const texts = await readTexts(tx)
  const current = await holdCurrent(tx)
  const came = JSON.parse(value) as Raw
  const saved = withStartNotToCome(came, now)
  const before = current ? stateOf(current.document.cells, now) : stateOfTexts(texts, now)
  const changed = withShared(before, key, saved, { now, mayNameTeams: !saysTeams(texts, key) })
  const kind = await kindOfSave(tx, current, before, changed)
  const after = kind === 'new' && current ? nextMatch(before, key, saved, now) : changed
  const whole = toShared(key, after, saved, now)
  return {
    text: whole || saved !== came ? JSON.stringify(whole ?? saved) : value,
    settle: async () => {
      const others = await showMatch(tx, after, texts, { by, now, except: key })
      const touched = await store(tx, current, kind, before, after, by, moment)
      for (const changedKey of new Set([key, ...others])) await recordLiveEntry(tx, 'setting', changedKey)
      for (const id of touched) await tellOfMatch(tx, id)
    },
  }
}

async function kindOfSave(
  tx: Tx,
  current: StoredMatch | null,
  before: MatchState,
  after: MatchState,
): Promise<MatchOfSave> {
  const opponentId = (await isKnownOpponent(tx, after.selectedOpponent)) ? after.selectedOpponent : null
  const known = current && { ...current, opponentId: before.selectedOpponent, matchDate: before.matchDate }
  return matchOfSave(known, { opponentId, matchDate: after.matchDate })
}

/** The ids of the matches that others are to be told of. */
async function store(
  tx: Tx,
  current: StoredMatch | null,
  kind: MatchOfSave,
  before: MatchState,
  after: MatchState,
  by: string,
  moment: MatchMoment,
): Promise<number[]> {
  const author = { by, device: null, at: moment.now }
  if (kind === 'none') return []
  if (kind === 'new' || !current) {
    const ended = await putAwayCurrent(tx, by, moment)
    const { document } = changeDocument(EMPTY_DOCUMENT, changesOn(EMPTY_DOCUMENT, cellsOf(after)), author)
    const { id } = await createMatch(tx, document, moment, { isCurrent: true })
    return ended === null ? [id] : [ended, id]
  }
  const values = changedCells(before, after, current.document.cells)
  const { document } = changeDocument(current.document, changesOn(current.document, values), author)
  await recordMatch(tx, current, document, moment)
  return [current.id]
}

/** With the line-up the match is put away; its record stays as it was, whatever else is cleared before or after. */
export async function settleDeletion(tx: Tx, key: SharedMatchKey, by: string, moment: MatchMoment): Promise<void> {
  const ended = key === 'lineup_positions_global' ? await putAwayCurrent(tx, by, moment) : null
  await recordLiveEntry(tx, 'setting', key)
  if (ended !== null) await tellOfMatch(tx, ended)
}
