import { z } from 'zod'
import { MATCH_TIME_STATES } from '#domain/match/clock.ts'
import type { POSITION_GROUPS } from '#domain/squad/position-group.ts'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import * as example from './fan-examples.ts'

/** What the club's fan app reads. Everything here is public. */

export const MATCH_STATUSES = ['scheduled', 'live', 'halftime', 'finished'] as const

export const publicMatch = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  isHome: z.boolean().meta({ description: 'Whether the club plays at home' }),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeScore: z.int(),
  awayScore: z.int(),
  status: z.enum(MATCH_STATUSES),
  matchTimeState: z.enum(MATCH_TIME_STATES),
  matchMinute: z.int().meta({ description: 'Whole minutes played, by the server’s clock' }),
  opponentLogo: z.string().nullable(),
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

export const publicEvent = z.object({
  id: z.string(),
  type: z.string().meta({ description: '`goal`; others, such as cards and substitutions, may come' }),
  minute: z.string(),
  isOpponent: z.boolean(),
  player: z.object({ firstName: z.string(), lastName: z.string(), number: z.int() }).nullable(),
  score: z.string().meta({ description: 'home:away, after the goal' }),
})
export const publicEvents = z.object({ events: z.array(publicEvent) }).meta({ examples: [example.EVENTS] })

export const publicGraphic = z.object({
  type: z.enum(TEMPLATE_TYPES),
  url: z.string(),
  createdAt: z.iso.datetime(),
})

export const publicMatchDetails = publicMatch
  .extend({
    events: z.array(publicEvent),
    graphics: z.array(publicGraphic).meta({ description: 'Newest first' }),
    lineup: z
      .object({
        positions: z.array(z.object({ x: z.number(), y: z.number(), type: z.string(), player: publicPlayer })),
        benchPlayers: z.array(publicPlayer),
      })
      .nullable()
      .meta({ description: 'Only once the line-up graphic has been published' }),
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

/** Names of the server-sent events on GET /api/public/live. `match` carries the whole match. */
export const FAN_EVENTS = { match: 'match', resync: 'resync' } as const
export const fanEventStream = z.string().meta({ examples: [example.LIVE] })
