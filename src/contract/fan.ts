import { z } from 'zod'
import { MATCH_PERIODS, MATCH_TIME_STATES } from '#domain/match/clock.ts'
import { MATCH_STATUSES } from '#domain/match/current-match.ts'
import { EVENT_KIND_NAMES } from '#domain/match/events/match-event.ts'
import type { POSITION_GROUPS } from '#domain/squad/position-group.ts'
import * as example from './fan-examples.ts'
import { matchGraphic } from './match-graphic.ts'
import { teamList } from './team.ts'

/** What the club's fan app reads. Everything here is public. */

export const publicMatch = z.object({
  id: z.int(),
  teamId: z.int(),
  teamName: z.string().meta({ description: 'Which of the club’s teams plays' }),
  date: z.iso.datetime(),
  isHome: z.boolean().meta({ description: 'Whether the club plays at home' }),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeScore: z.int(),
  awayScore: z.int(),
  status: z.enum(MATCH_STATUSES),
  matchTimeState: z.enum(MATCH_TIME_STATES),
  period: z.enum(MATCH_PERIODS).meta({
    description: 'Beyond the five states: where in extra time or penalties the match is, or ended; otherwise regular',
  }),
  matchMinute: z.int().meta({ description: 'Whole minutes played, by the server’s clock' }),
  shootout: z
    .object({ home: z.int(), away: z.int() })
    .nullable()
    .meta({ description: 'Penalties after the match, which the score does not count; null where there were none' }),
  isDecided: z.boolean().meta({ description: 'The score was decided on paper: a walkover' }),
  opponentLogo: z.string().nullable(),
  competition: z.string().nullable().meta({ description: 'As the club words it; null where nobody has said' }),
  round: z.string().nullable().meta({ description: 'A number in a league, words in a cup: 1/8 finału' }),
  venue: z.string().nullable().meta({ description: 'Where it is played' }),
  version: z.int().meta({ description: 'Counts on with every change of the match' }),
})
export type PublicMatch = z.infer<typeof publicMatch>

export const publicMatches = z
  .object({
    matches: z.array(publicMatch).meta({ description: 'Coming, live and past, newest first' }),
    next: z.string().nullable().meta({ description: 'Give it as `before` to get the page after this one' }),
  })
  .meta({ examples: [example.MATCHES] })

export const publicPlayer = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  position: z.string().nullable(),
  photo: z.string().nullable(),
})
export type PublicPlayer = z.infer<typeof publicPlayer>

export const publicTeams = z.object({ teams: teamList }).meta({ examples: [example.TEAMS] })

const group = z.array(publicPlayer)
export const publicTeam = z
  .object({
    goalkeeper: group,
    defender: group,
    midfielder: group,
    forward: group,
    other: group,
  })
  .meta({ examples: [example.TEAM] })
export type PublicTeam = Record<(typeof POSITION_GROUPS)[number], PublicPlayer[]>

const eventPlayer = z.object({ firstName: z.string(), lastName: z.string(), number: z.int() })

export const publicEvent = z.object({
  id: z.string(),
  type: z.enum(EVENT_KIND_NAMES),
  minute: z.string().meta({ description: "Such as 45+2'; empty while nobody knows it" }),
  isOpponent: z.boolean().meta({ description: 'Whether it counts for the opponent' }),
  side: z.enum(['home', 'away']).meta({ description: 'Whom it counts for; an own goal is the other side’s' }),
  player: eventPlayer.nullable().meta({ description: 'Scorer, who got the card, who went off; one of the club’s' }),
  playerName: z.string().nullable().meta({ description: 'The same where it is nobody of the squad' }),
  otherPlayer: eventPlayer.nullable().meta({ description: 'Who gave the assist, or who came on' }),
  otherPlayerName: z.string().nullable(),
  note: z.string().nullable(),
  score: z.string().meta({ description: 'home:away, after it' }),
})
export const publicEvents = z.object({ events: z.array(publicEvent) }).meta({ examples: [example.EVENTS] })

export const publicMatchDetails = publicMatch
  .extend({
    events: z.array(publicEvent),
    graphics: z.array(matchGraphic).meta({ description: 'Newest first' }),
    lineup: z
      .object({
        positions: z.array(z.object({ x: z.number(), y: z.number(), type: z.string(), player: publicPlayer })),
        benchPlayers: z.array(publicPlayer),
      })
      .nullable()
      .meta({ description: 'As it was published last; null before' }),
  })
  .meta({ examples: [example.MATCH_DETAILS] })
export type PublicMatchDetails = z.infer<typeof publicMatchDetails>

export const publicClub = z
  .object({ name: z.string(), crest: z.string().nullable() })
  .meta({ examples: [example.CLUB] })

const token = z
  .string('Podaj token urządzenia')
  .trim()
  .min(1, 'Podaj token urządzenia')
  .max(4096, 'Token urządzenia jest za długi')
const deviceText = z.string().trim().max(200).nullish()

export const registerPushRequest = z
  .object({ token, deviceId: deviceText, platform: deviceText })
  .meta({ examples: [example.REGISTER_PUSH] })
export const registerPushAnswer = z.object({ id: z.int() }).meta({ examples: [example.REGISTERED_PUSH] })
export const unregisterPushRequest = z.object({ token }).meta({ examples: [example.UNREGISTER_PUSH] })

export const deviceCounts = z
  .object({
    total: z.int(),
    platforms: z.array(z.object({ platform: z.string().nullable(), devices: z.int() })),
  })
  .meta({ examples: [example.DEVICES] })

/** Names of the server-sent events on GET /api/public/live. `match` carries the whole match, `removed` the id of one that is none. */
export const FAN_EVENTS = { match: 'match', removed: 'removed', resync: 'resync' } as const
export const fanEventStream = z.string().meta({ examples: [example.LIVE] })
