import { z } from 'zod'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { type ClockState, MATCH_PERIODS, MATCH_TIME_STATES } from '#domain/match/clock.ts'
import { COMPETITION_MAX_LENGTH, ROUND_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'
import { storedCount, storedId } from './path.ts'

/** The JSON inside the four shared match settings. Every field may be absent; unknown fields are kept. */

/** As far as a date reaches, in milliseconds. */
const MOMENT_MAX = 8.64e15

const reference = storedId.nullish()
export const momentNumber = z.number().min(-MOMENT_MAX).max(MOMENT_MAX)
const moment = momentNumber.nullish()
const timestamp = z.union([momentNumber, z.string().max(40)]).nullish()
const goals = storedCount.nullish()
const wallText = z.string().max(40).nullish()

const clockState = {
  matchTimeState: z.enum(MATCH_TIME_STATES).nullish(),
  matchPeriod: z.enum(MATCH_PERIODS).nullish(),
  matchTimerActive: z.boolean().nullish(),
  matchTimerStartTime: moment,
  matchTimerElapsed: z.number().min(0).max(MOMENT_MAX).nullish(),
  matchMinute: z.number().min(0).max(STORED_NUMBER_MAX).nullish(),
} satisfies Record<keyof ClockState, z.ZodType>

const timerFields = { ...clockState, previous: z.looseObject(clockState).nullish(), timestamp }

const playerReference = z.looseObject({ id: storedId })

export const SLOT_ID_MAX = 60

export const pitchPlace = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  type: z.enum(['GK', 'DEF', 'MID', 'FWD']),
})

const pitchPosition = z.looseObject({
  ...pitchPlace.shape,
  id: z.string(),
  player: playerReference.nullish(),
})

const scorerEntry = z.looseObject({
  id: z.string(),
  isOpponent: z.boolean(),
  minute: z.string(),
  playerId: reference,
  score: z.string(),
})

const lineupPositions = z.looseObject({
  ...timerFields,
  positions: z.array(pitchPosition).nullish(),
  benchPlayers: z.array(playerReference).nullish(),
  isHome: z.boolean().nullish(),
  opponentId: reference,
  templateId: reference,
  matchDate: wallText,
  matchTime: wallText,
  competition: z.string().max(COMPETITION_MAX_LENGTH).nullish(),
  round: z.string().max(ROUND_MAX_LENGTH).nullish(),
})

export const lineupSettings = z.looseObject(timerFields)

const scorerSettings = z.looseObject({
  isOpponentGoal: z.boolean().nullish(),
  homeScore: goals,
  awayScore: goals,
  scorerId: reference,
  templateId: reference,
  opponentId: reference,
  isHome: z.boolean().nullish(),
  timestamp,
})

const resultSettings = z.looseObject({
  isHalfTime: z.boolean().nullish(),
  resultHomeScore: goals,
  resultAwayScore: goals,
  templateId: reference,
  opponentId: reference,
  isHome: z.boolean().nullish(),
  scorers: z.array(scorerEntry).nullish(),
  timestamp,
})

export const sharedMatchValues = {
  lineup_positions_global: lineupPositions,
  lineup_settings_global: lineupSettings,
  scorer_settings_global: scorerSettings,
  result_settings_global: resultSettings,
} satisfies Record<SharedMatchKey, z.ZodType>
