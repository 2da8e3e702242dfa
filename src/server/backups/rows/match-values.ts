import { z } from 'zod'
import { matchGraphic } from '#contract/match-graphic.ts'
import { storedId } from '#contract/path.ts'
import { EVENT_KIND_NAMES, MATCH_SIDES } from '#domain/match/events/match-event.ts'
import { ownAddress } from './values.ts'

/** What a match keeps of its day as JSON: whoever reads it, fans included, takes it as it is. */

const player = z.looseObject({
  id: storedId,
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  position: z.string().nullish(),
  lineupImage: ownAddress.nullish(),
})

const place = z.looseObject({
  id: z.string(),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  type: z.enum(['GK', 'DEF', 'MID', 'FWD']),
  player: player.nullable(),
})

export const lineup = z.object({ positions: z.array(place), benchPlayers: z.array(player) }).nullable()

export const scorers = z
  .array(
    z.looseObject({
      id: z.string(),
      isOpponent: z.boolean(),
      minute: z.string(),
      score: z.string(),
      player: player.nullable(),
    }),
  )
  .nullable()

/** As a match held them before they had a table of their own. */
export const graphics = z
  .array(matchGraphic.pick({ type: true, createdAt: true }).extend({ url: ownAddress }))
  .nullable()

export const events = z.array(
  z.looseObject({
    id: z.string(),
    kind: z.enum(EVENT_KIND_NAMES),
    side: z.enum(MATCH_SIDES),
    minute: z.string(),
    score: z.string(),
    player: player.nullable(),
    other: player.nullable(),
  }),
)
