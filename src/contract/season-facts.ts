import { z } from 'zod'
import type { SeasonFacts } from '#graphic/season-facts.ts'

const count = z.int()
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const team = z.object({ name: z.string(), crest: z.string().nullable() })

/** What graphics draw on of the season, as it stands around one match. */
export const seasonFacts = z.object({
  table: z
    .object({
      competition: z.string(),
      round: z.int().nullable().meta({ description: 'The last round of which a result is known' }),
      rows: listOf(
        z.object({
          place: count,
          team: z.string(),
          crest: z.string().nullable(),
          played: count,
          wins: count,
          draws: count,
          losses: count,
          scored: count,
          conceded: count,
          points: count,
          isOwn: z.boolean(),
          isWithdrawn: z.boolean(),
        }),
      ),
    })
    .nullable(),
  fixtures: listOf(
    z.object({
      home: team,
      away: team,
      isHome: z.boolean(),
      day: z.string().nullable(),
      time: z.string().nullable(),
      competition: z.string().nullable(),
      round: z.string().nullable(),
      venue: z.string().nullable(),
    }),
  ).meta({ description: 'From today on, the next one first' }),
  round: z
    .object({
      competition: z.string(),
      round: count,
      results: listOf(z.object({ home: team, away: team, homeScore: count, awayScore: count, isOwn: z.boolean() })),
    })
    .nullable()
    .meta({ description: 'The results of the match’s own round, as far as they are known' }),
  careers: listOf(z.object({ playerId: z.int(), goals: count, matches: count })).meta({
    description: 'What players had done for the team before this match',
  }),
}) satisfies z.ZodType<SeasonFacts>
