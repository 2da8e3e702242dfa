import { z } from 'zod'
import { COMPETITION_MAX_LENGTH, ROUND_MAX_LENGTH, VENUE_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { isWallTime } from '#domain/match/typed-time.ts'
import { isWallDay } from '#domain/match/wall-date.ts'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'
import { storedId } from './path.ts'

/** More than a season of a club with all its cups. */
export const IMPORT_MAX = 300
const GOALS_MAX = 99

const tooMany = `Najwyżej ${IMPORT_MAX} meczów naraz`
const text = (max: number, field: string) => z.string().trim().max(max, `Pole „${field}”: najwyżej ${max} znaków`)
const goals = z.int(`Gole: liczba od 0 do ${GOALS_MAX}`).min(0).max(GOALS_MAX)
const name = z.string().trim().min(1, 'Nazwa przeciwnika: co najmniej 1 znak').max(OPPONENT_NAME_MAX)

const facts = z.object({
  day: z.string().refine(isWallDay, 'Data meczu: dzień w postaci RRRR-MM-DD').nullable(),
  time: z.string().refine(isWallTime, 'Godzina meczu w postaci GG:MM').nullable(),
  competition: text(COMPETITION_MAX_LENGTH, 'Rozgrywki').nullable(),
  round: text(ROUND_MAX_LENGTH, 'Kolejka').nullable(),
  venue: text(VENUE_MAX_LENGTH, 'Miejsce').nullable(),
  course: z.enum(['regular', 'postponed', 'cancelled']),
  score: z.object({ home: goals, away: goals }).nullable(),
})

export const fixtureImport = z.object({
  teamId: storedId.optional().meta({ description: 'Whose matches they are; the default team’s without' }),
  aliases: z
    .array(z.object({ opponentId: storedId, alias: name }))
    .max(IMPORT_MAX, tooMany)
    .default([])
    .meta({ description: 'Names by which opponents are known from now on' }),
  added: z
    .array(
      facts.extend({
        key: z
          .uuid('Pole „key”: UUID')
          .meta({ description: 'Chosen by the sender. Sent again, it makes no second match' }),
        opponent: z.union([z.object({ opponentId: storedId }), z.object({ newName: name })]),
        isHome: z.boolean(),
      }),
    )
    .max(IMPORT_MAX, tooMany),
  changed: z
    .array(
      z.object({
        id: storedId,
        version: z.int().min(0).meta({ description: 'Of the match as it was when this was decided' }),
        facts: facts.partial(),
      }),
    )
    .max(IMPORT_MAX, tooMany),
})
export type FixtureImport = z.input<typeof fixtureImport>

export const fixturesImported = z.object({ added: z.int(), changed: z.int(), opponents: z.int() })
