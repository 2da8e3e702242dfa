import { idOf, type Json, listOf, type MatchRecord, numberOf, objectOf, textOf } from './record.ts'

const USUAL_SLOTS = 'gk-1 def-1 def-2 def-3 def-4 mid-1 mid-2 mid-3 mid-4 fwd-1 fwd-2'.split(' ')

export interface SharedValues {
  lineup: Json | null
  clock: Json | null
  scorer: Json | null
  result: Json | null
}

const NONE: SharedValues = { lineup: null, clock: null, scorer: null, result: null }

function lineupCells(lineup: Json): Json {
  const slots = listOf(lineup.positions).filter(({ id }) => textOf(id))
  const ids = slots.map(({ id }) => String(id))
  const isUsual = ids.length === USUAL_SLOTS.length && USUAL_SLOTS.every((id) => ids.includes(id))
  const cells: Json = ids.length === 0 || isUsual ? {} : { slotIds: ids }
  for (const { id, type, x, y, player } of slots) {
    cells[`slot:${id}`] = { type, x, y }
    const playerId = idOf(objectOf(player).id)
    if (playerId !== null) cells[`player:${id}`] = playerId
  }
  listOf(lineup.benchPlayers).forEach(({ id }, place) => {
    if (idOf(id) !== null) cells[`bench:${id}`] = place
  })
  return cells
}

function eventCells(scorers: Json[], firstAt: number): Json {
  const cells: Json = {}
  scorers.forEach(({ id, isOpponent, minute, playerId, player }, place) => {
    if (!textOf(id)) return
    const scorer = isOpponent ? null : (idOf(playerId) ?? idOf(objectOf(player).id))
    cells[`event:${id}`] = {
      kind: 'goal',
      side: isOpponent ? 'theirs' : 'ours',
      at: firstAt + place,
      ...(textOf(minute) && { minute }),
      ...(scorer !== null && { playerId: scorer }),
    }
  })
  return cells
}

function extraGoals({ is_home, home_score, away_score }: MatchRecord, scorers: Json[]): Json | null {
  if (home_score === null && away_score === null) return null
  const theirs = scorers.filter(({ isOpponent }) => isOpponent).length
  const [ours, others] = is_home ? [home_score ?? 0, away_score ?? 0] : [away_score ?? 0, home_score ?? 0]
  const extra = { ours: ours - (scorers.length - theirs), theirs: others - theirs }
  return extra.ours === 0 && extra.theirs === 0 ? null : extra
}

const standingClock = (state: string | null, minute: number | null): Json | null =>
  state === null || state === 'notStarted'
    ? null
    : {
        matchTimeState: state,
        matchTimerActive: false,
        matchTimerStartTime: null,
        matchTimerElapsed: 0,
        matchMinute: minute ?? 0,
      }

/** The line-up was public as soon as its graphic was made. */
function publishedCell({ graphics, date }: MatchRecord, lineup: Json): Json | null {
  const made = listOf(graphics).findLast(({ type }) => type === 'lineup')
  if (!made) return null
  const at = Date.parse(textOf(made.createdAt) ?? '')
  return {
    at: Number.isNaN(at) ? date.getTime() : at,
    slots: listOf(lineup.positions).map(({ id, type, x, y, player }) => ({
      id,
      type,
      x,
      y,
      playerId: idOf(objectOf(player).id),
    })),
    bench: listOf(lineup.benchPlayers).flatMap(({ id }) => idOf(id) ?? []),
  }
}

const choices = ({ lineup, scorer, result }: SharedValues): Json => ({
  competition: textOf(lineup?.competition),
  'template:lineup': idOf(lineup?.templateId),
  'template:goal': idOf(scorer?.templateId),
  'template:result': idOf(result?.templateId),
  isOpponentGoal: scorer?.isOpponentGoal === true ? true : null,
  selectedScorer: idOf(scorer?.scorerId),
  isHalfTime: result?.isHalfTime === true ? true : null,
})

/** The cells of a match; for the current one the shared settings say more than its record. */
export function cellsOfRecord(record: MatchRecord, shared: SharedValues | null): Json {
  const { lineup, clock, scorer, result } = shared ?? NONE
  const recorded = objectOf(record.lineup)
  const eleven = lineup && Array.isArray(lineup.positions) ? lineup : recorded
  const scorers = listOf(Array.isArray(result?.scorers) ? result.scorers : record.scorers)
  const cells: Json = {
    opponentId: record.opponent_id,
    isHome: record.is_home,
    matchDate: record.match_day,
    matchTime: record.match_time,
    ...choices({ lineup, clock, scorer, result }),
    clock:
      clock && numberOf(clock.matchTimerElapsed) !== null
        ? clock
        : standingClock(record.match_time_state, record.match_minute),
    extraGoals: extraGoals(record, scorers),
    published: publishedCell(record, recorded),
    ...lineupCells(eleven),
    ...eventCells(scorers, record.date.getTime()),
  }
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null && value !== undefined))
}
