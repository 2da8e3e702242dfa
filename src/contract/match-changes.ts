import { z } from 'zod'
import type { CellChanges, CellValue } from '#domain/match/document/document.ts'
import { LIST_CELLS, type ListCell, PLAIN_CELLS, type PlainCell } from '#domain/match/document/keys.ts'
import {
  COMPETITION_MAX_LENGTH,
  MATCH_COURSES,
  ROUND_MAX_LENGTH,
  VENUE_MAX_LENGTH,
} from '#domain/match/document/match-state.ts'
import {
  EVENT_KIND_NAMES,
  EVENT_MINUTE_MAX,
  EVENT_NAME_MAX,
  EVENT_NOTE_MAX,
  MATCH_SIDES,
} from '#domain/match/events/match-event.ts'
import { STAT_MAX } from '#domain/match/match-stats.ts'
import { POST_TOPICS, postProblem, restorePost } from '#domain/match/post.ts'
import { SCORE_MAX } from '#domain/match/score.ts'
import { isWallTime } from '#domain/match/typed-time.ts'
import { isWallDay } from '#domain/match/wall-date.ts'
import { cellValue, USERNAME_MAX } from './match-document.ts'
import { storedCount, storedId } from './path.ts'
import { lineupSettings, momentNumber, pitchPlace, SLOT_ID_MAX } from './shared-match.ts'

/** Changes of a match, cell by cell. Each cell may be null: nobody has set it, or it was emptied. */

const CELLS_MAX = 2_000
const SLOTS_MAX = 11
const BENCH_MAX = 60
const KEY_MAX = 120

const goals = z.int().min(0).max(SCORE_MAX)
const bySide = z.object({ ours: goals, theirs: goals })
const counted = z.int().min(0).max(STAT_MAX)
const extra = z.int().min(-SCORE_MAX).max(SCORE_MAX)
const slotId = z.string().max(SLOT_ID_MAX)

/** Blank fields are left out. */
const event = z.object({
  kind: z.enum(EVENT_KIND_NAMES),
  side: z.enum(MATCH_SIDES),
  at: momentNumber,
  minute: z.string().max(EVENT_MINUTE_MAX).nullish(),
  playerId: storedId.nullish(),
  name: z.string().max(EVENT_NAME_MAX).nullish(),
  otherId: storedId.nullish(),
  otherName: z.string().max(EVENT_NAME_MAX).nullish(),
  note: z.string().max(EVENT_NOTE_MAX).nullish(),
  device: z.string().max(64).nullish(),
  rank: momentNumber.nullish(),
  isApart: z.boolean().nullish(),
  isTakenBack: z.boolean().nullish(),
})

const PLAIN: Record<PlainCell, z.ZodType> = {
  opponentId: storedId,
  isHome: z.boolean(),
  matchDate: z.string().refine(isWallDay),
  matchTime: z.string().refine(isWallTime),
  competition: z.string().max(COMPETITION_MAX_LENGTH),
  round: z.string().max(ROUND_MAX_LENGTH),
  venue: z.string().max(VENUE_MAX_LENGTH),
  course: z.enum(MATCH_COURSES),
  ruling: bySide,
  shootout: bySide,
  extraGoals: z.object({ ours: extra, theirs: extra }),
  clock: lineupSettings,
  isOpponentGoal: z.boolean(),
  selectedScorer: storedId,
  shownGoal: z.string().max(KEY_MAX),
  isHalfTime: z.boolean(),
  published: z.object({
    at: momentNumber,
    slots: z.array(pitchPlace.extend({ id: slotId, playerId: storedId.nullish() })).max(SLOTS_MAX),
    bench: z.array(storedId).max(BENCH_MAX),
  }),
  slotIds: z.array(slotId).max(SLOTS_MAX),
  bestPlayer: storedId,
  post: z
    .object({
      topic: z.enum(POST_TOPICS),
      headline: z.string(),
      text: z.string(),
      playerId: storedId.nullish(),
    })
    .refine((post) => postProblem(post) === null),
}

const LISTS: Record<ListCell, z.ZodType> = {
  slot: pitchPlace,
  player: storedId,
  bench: momentNumber,
  event,
  template: storedId,
  photo: storedId,
  stat: z.object({ ours: counted, theirs: counted }),
}

/** Null: there is no such cell. */
export function cellSchema(key: string): z.ZodType | null {
  const plain = PLAIN_CELLS.find((name) => name === key)
  if (plain) return PLAIN[plain]
  const colon = key.indexOf(':')
  const list = LIST_CELLS.find((name) => name === key.slice(0, colon))
  return list && key.length > colon + 1 ? LISTS[list] : null
}

const isCell = (key: string, value: unknown): boolean =>
  value === null || cellSchema(key)?.safeParse(value).success === true

/** Whoever writes a post reads what is too much of it. */
function refusal(key: string, value: unknown): string {
  const post = key === 'post' ? restorePost(value) : null
  return (post && postProblem(post)) ?? `Pole „${key}” meczu nie przyjmuje tej wartości`
}

const key = z.string().max(KEY_MAX)

function refuseUnknown(changes: Record<string, { to: CellValue }>, context: z.core.$RefinementCtx): void {
  for (const [name, { to }] of Object.entries(changes)) {
    if (isCell(name, to)) continue
    context.addIssue({ code: 'custom', path: [name], message: refusal(name, to) })
    return
  }
}

/** It is the club's: drawn as a cell among others, it is stored with no match. */
function refusePost(changes: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  if ('post' in changes)
    context.addIssue({ code: 'custom', path: ['post'], message: 'Wolny post nie należy do żadnego meczu' })
}

/** The cells of a match as they stand. */
export const cellRecord = z
  .record(key, cellValue)
  .refine((cells) => Object.keys(cells).length <= CELLS_MAX)
  .superRefine((cells, context) =>
    refuseUnknown(Object.fromEntries(Object.entries(cells).map(([name, to]) => [name, { to }])), context),
  )

const cellChange = z.object({
  base: storedCount.meta({ description: 'The version of the cell that the change was made on; 0: never set' }),
  from: cellValue.meta({ description: 'What the cell held then' }),
  to: cellValue,
  over: z.string().max(USERNAME_MAX).optional().meta({ description: 'Whose value is replaced on purpose' }),
})

export const matchChanges = z.object({
  device: z.string().max(64).meta({ description: 'Which browser sends it' }),
  changes: z
    .record(key, cellChange)
    .refine((changes) => Object.keys(changes).length <= CELLS_MAX)
    .superRefine(refuseUnknown)
    .superRefine(refusePost) as z.ZodType<CellChanges>,
})
