import fc from 'fast-check'
import { COMPETITION_KINDS } from '#domain/season/competition-kind.ts'
import { NEW_LEAGUE, newTeam } from '#domain/table/league.ts'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { address, filledUpTo, jsonObject, textUpTo } from './random-values.ts'

export type Values = fc.Arbitrary<string | number | boolean | null>

const asJson = (value: unknown): string => JSON.stringify(value)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })

const hash = fc.tuple(fc.uuid(), fc.uuid()).map(([a, b]) => {
  const letters = `${a}${b}`.replaceAll('-', '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${letters.slice(0, 22)}$${letters.slice(20, 63)}`
})

const player = fc.record({
  id,
  firstName: filledUpTo(60),
  lastName: filledUpTo(60),
  number: fc.integer({ min: 1, max: 999 }),
  position: fc.option(textUpTo(60)),
  lineupImage: fc.option(address),
})

const place = fc.record({
  id: textUpTo(40),
  x: share,
  y: share,
  type: fc.constantFrom('GK', 'DEF', 'MID', 'FWD'),
  player: fc.option(player),
})

const lineup = fc.record({
  positions: fc.array(place, { maxLength: 11 }),
  benchPlayers: fc.array(player, { maxLength: 9 }),
})

const scorer = fc.record({
  id: fc.uuid(),
  isOpponent: fc.boolean(),
  minute: textUpTo(10),
  score: textUpTo(10),
  playerId: fc.option(id),
  player: fc.option(player),
})

const event = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('goal', 'redCard', 'substitution'),
  side: fc.constantFrom('ours', 'theirs'),
  minute: textUpTo(10),
  score: textUpTo(10),
  player: fc.option(player),
  other: fc.option(player),
})

const element = fc.record({
  id: fc.uuid(),
  type: fc.constant('text'),
  text: textUpTo(1000),
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  rotation: fc.integer({ min: 0, max: 360 }),
  zIndex: fc.integer({ min: 1, max: 1000 }),
  color: fc.constantFrom('#fff', 'transparent', '#12345678'),
})

const leagueDocument = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 12 }).map((names) => ({
  ...NEW_LEAGUE,
  teams: names.map((name) => newTeam(name)),
  results: [{ round: 1, home: names[0], away: names[1], homeScore: 2, awayScore: 0 }],
}))

const listOf = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 12 }).map(asJson)

/** Where the app writes less into a column than its type would take. */
export const BY_COLUMN: Record<string, Values> = {
  'users.username': fc.uuid(),
  'users.username_key': fc.uuid(),
  'users.password_hash': hash,
  'users.role': fc.constantFrom('user', 'admin'),
  'settings.key': fc.uuid(),
  'settings.value': textUpTo(50_000),
  'settings.updated_by': textUpTo(50),
  'players.first_name': filledUpTo(60),
  'players.last_name': filledUpTo(60),
  'players.number': fc.integer({ min: 1, max: 999 }),
  'players.position': textUpTo(60),
  'players.lineup_image': address,
  'players.scorer_image': address,
  'players.lineup_cutout': address,
  'players.scorer_cutout': address,
  'players.handle': fc.constantFrom('jkowalski', 'j.kowalski_7', '_9'),
  'opponents.name': filledUpTo(100),
  'opponents.logo': address,
  'opponents.aliases': fc.array(filledUpTo(100), { maxLength: 3 }).map(asJson),
  'templates.name': filledUpTo(100),
  'templates.type': fc.constantFrom(...KIND_NAMES),
  'templates.background': address,
  'templates.backgrounds': fc.dictionary(fc.constantFrom(...FORMAT_NAMES), address).map(asJson),
  'templates.is_default': fc.constant(false),
  'templates.elements': listOf(element),
  'templates.pieces': fc
    .dictionary(fc.constantFrom('score', 'pitch'), fc.record({ shared: fc.record({ opacity: fc.constant(0.5) }) }))
    .map(asJson),
  'templates.focus_x': fc.integer({ min: 0, max: 100 }),
  'templates.focus_y': fc.integer({ min: 0, max: 100 }),
  // A starter of an older drawing is drawn anew as soon as it is restored.
  'templates.drawing': fc.constant(STARTER_DRAWING),
  'templates.look': fc.constantFrom(...LOOK_NAMES),
  'templates.updated_by': textUpTo(50),
  'fonts.family': filledUpTo(60),
  'fonts.style': textUpTo(60),
  'fonts.url': fc.uuid().map((name) => `/files/${name}`),
  'fonts.cap_height': fc.integer({ min: 300, max: 999 }),
  'fonts.missing_letters': textUpTo(18),
  'fonts.created_by': textUpTo(50),
  'sponsors.name': filledUpTo(80),
  'sponsors.logo': address,
  'sponsors.logo_width': fc.integer({ min: 1, max: 3000 }),
  'sponsors.logo_height': fc.integer({ min: 1, max: 3000 }),
  'sponsors.kinds': fc.option(listOf(fc.constantFrom(...KIND_NAMES))),
  'sponsors.competition': fc.option(filledUpTo(80)),
  'sponsors.season': fc.option(fc.integer({ min: 1900, max: 9998 })),
  'sponsors.position': fc.integer({ min: 0, max: 100 }),
  'starter_kinds.kind': fc.uuid(),
  'starter_looks.look': fc.uuid(),
  'teams.name': fc.uuid(),
  'teams.position': fc.integer({ min: 0, max: 100 }),
  'teams.is_default': fc.constant(false),
  'matches.is_current': fc.constant(false),
  'matches.lineup': lineup.map(asJson),
  'matches.scorers': listOf(scorer),
  'matches.cells': jsonObject,
  'matches.stamps': jsonObject,
  'matches.events': listOf(event),
  'matches.published_lineup': lineup.map(asJson),
  'matches.creation_key': fc.uuid(),
  'matches.match_day': textUpTo(40),
  'matches.match_time': textUpTo(40),
  'matches.opponent_name': textUpTo(100),
  'matches.opponent_logo': address,
  'leagues.season': fc.integer({ min: 1900, max: 9998 }),
  'leagues.competition': filledUpTo(80),
  'leagues.competition_key': fc.uuid(),
  'leagues.document': leagueDocument.map(asJson),
  'leagues.updated_by': textUpTo(50),
  'competitions.competition_key': fc.uuid(),
  'competitions.name': filledUpTo(80),
  'competitions.kind': fc.constantFrom(...COMPETITION_KINDS),
  'match_graphics.type': fc.constantFrom(...KIND_NAMES),
  'match_graphics.format': fc.constantFrom(...FORMAT_NAMES),
  'match_graphics.url': fc.uuid().map((name) => `/files/${name}`),
  'match_graphics.event_id': textUpTo(100),
  'match_graphics.shows': fc.constant({}).map(asJson),
  'match_graphics.scene_hash': textUpTo(64),
  'match_graphics.caption': textUpTo(5000),
  'match_graphics.alt_text': textUpTo(5000),
  'match_graphics.created_by': textUpTo(50),
  'graphics.url': fc.uuid().map((name) => `/files/${name}`),
  'graphics.type': fc.constantFrom(...KIND_NAMES),
  'graphics.format': fc.constantFrom(...FORMAT_NAMES),
  'photos.picture': fc.uuid().map((name) => `/files/${name}`),
  'photos.width': fc.integer({ min: 1, max: 3000 }),
  'photos.height': fc.integer({ min: 1, max: 3000 }),
  'photos.focus_x': fc.integer({ min: 0, max: 100 }),
  'photos.focus_y': fc.integer({ min: 0, max: 100 }),
  'photos.cutout': fc.option(address),
  'photos.fingerprint': fc.option(filledUpTo(300)),
  'photos.created_by': textUpTo(50),
  'user_states.state_key': fc.uuid(),
  'user_states.state_data': jsonObject,
  'device_tokens.token': fc.uuid(),
  'device_tokens.device_id': filledUpTo(200),
  'device_tokens.platform': textUpTo(200),
  'public_matches.status': fc.constantFrom('scheduled', 'live', 'halftime', 'finished'),
  'public_matches.match_period': fc.constantFrom('regular', 'penalties'),
  'public_matches.match_time_state': fc.constantFrom('notStarted', 'firstHalf', 'halftime', 'secondHalf', 'finished'),
  'push_outbox.kind': fc.constantFrom('goal', 'goal-taken-back', 'half-time', 'full-time', 'lineup-published'),
  'push_outbox.subject': textUpTo(200),
  'push_outbox.payload': jsonObject,
}
