import { z } from 'zod'
import { MATCH_TIME_STATES } from '#domain/match/clock.ts'
import { MATCH_STATUSES } from '#domain/match/current-match.ts'
import { COMPETITION_MAX_LENGTH, ROUND_MAX_LENGTH, VENUE_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { isWallTime } from '#domain/match/typed-time.ts'
import { isWallDay } from '#domain/match/wall-date.ts'
import { competitionSchema } from './competition.ts'
import { storedId } from './path.ts'

/** A match in the list of staff: what it takes to know it and to open it. */
export const staffMatch = z.object({
  id: z.int(),
  teamId: z.int(),
  date: z.iso.datetime(),
  matchDate: z.string().nullable().meta({ description: "The day by the club's wall clock; null: not known yet" }),
  matchTime: z.string().nullable(),
  competition: z.string().nullable(),
  round: z.string().nullable(),
  venue: z.string().nullable(),
  isHome: z.boolean(),
  opponentId: z.int().nullable(),
  opponentName: z.string(),
  opponentLogo: z.string().nullable(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  status: z.enum(MATCH_STATUSES),
  matchTimeState: z.enum(MATCH_TIME_STATES),
  minute: z.string().nullable().meta({ description: "Being played, such as 45+2'; null while none is" }),
  isRuled: z.boolean().meta({ description: 'Its score was decided on paper' }),
  shootout: z.object({ home: z.int(), away: z.int() }).nullable(),
  isCurrent: z.boolean(),
  isListed: z.boolean().meta({ description: 'False: it was cleared before it began, fans do not see it' }),
  version: z.int(),
  pictures: z
    .array(z.string())
    .meta({ description: 'Its newest graphics, one of each moment it tells of, a few at most' }),
})
export type StaffMatch = z.infer<typeof staffMatch>

export const staffMatches = z.object({
  matches: z.array(staffMatch).meta({ description: 'Coming, live and past, newest first' }),
  next: z.string().nullable().meta({ description: 'Give it as `before` to get the page after this one' }),
})

export const MATCH_STAGES = ['ahead', 'live', 'played'] as const
export type MatchStage = (typeof MATCH_STAGES)[number]

/** What a season has, for the lists to choose from. */
export const seasonChoices = z.object({
  seasons: z.array(z.int()).meta({ description: 'The years in which they begin, newest first' }),
  competitions: z.array(z.string()).meta({ description: 'As the club words them, in alphabetical order' }),
  competitionKinds: z
    .array(competitionSchema)
    .meta({ description: 'Each once, however it is spelled; those too that only have a table' }),
})
export type SeasonChoices = z.infer<typeof seasonChoices>

const text = (max: number, field: string) =>
  z.string().trim().max(max, `Pole „${field}”: najwyżej ${max} znaków`).nullish()

export const newMatch = z.object({
  key: z.uuid('Pole „key”: UUID').meta({ description: 'Chosen by the sender. Sent again, it makes no second match' }),
  teamId: storedId.optional().meta({ description: 'Whose match it is; the default team’s without' }),
  opponentId: storedId.meta({ description: 'The other team' }),
  isHome: z.boolean().default(true),
  matchDate: z.string().refine(isWallDay, 'Data meczu: dzień w postaci RRRR-MM-DD').nullish(),
  matchTime: z.string().refine(isWallTime, 'Godzina meczu w postaci GG:MM').nullish(),
  competition: text(COMPETITION_MAX_LENGTH, 'Rozgrywki'),
  round: text(ROUND_MAX_LENGTH, 'Kolejka'),
  venue: text(VENUE_MAX_LENGTH, 'Miejsce'),
  isCurrent: z.boolean().optional().meta({ description: 'Absent: where no other match is current' }),
})
export type NewMatch = z.input<typeof newMatch>

export const mergeMatches = z.object({
  into: storedId.meta({ description: 'The match that stays: it takes over the events and graphics of the other' }),
})
