import { z } from 'zod'
import { registerPushRequest } from '#contract/fan.ts'
import { chosenFormats, generateGraphicRequest, graphicFormat, graphicSubject } from '#contract/graphic.ts'
import { leagueDocument } from '#contract/league.ts'
import { opponentAliases, opponentData } from '#contract/opponent.ts'
import { playerData } from '#contract/player-data.ts'
import { seasonYear } from '#contract/season.ts'
import { clubName, registrationFlag, settingKey } from '#contract/setting.ts'
import { sharedMatchValues } from '#contract/shared-match.ts'
import { sponsorData } from '#contract/sponsor-data.ts'
import { stateParams } from '#contract/state.ts'
import { teamName } from '#contract/team-data.ts'
import { templateData } from '#contract/template-input.ts'
import { isAffordableHash } from '#domain/club/password-hash.ts'
import { isSharedMatchKey, SETTING_VALUE_MAX_BYTES } from '#domain/club/settings.ts'
import { ROLES, USERNAME_MAX } from '#domain/club/staff.ts'
import { MATCH_TIME_STATES } from '#domain/match/clock.ts'
import { MATCH_STATUSES } from '#domain/match/current-match.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'
import { FINGERPRINT_MAX } from '#domain/photo/fingerprint.ts'
import { COMPETITION_KINDS } from '#domain/season/competition-kind.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { elementsRefusal } from '#graphic/template/element.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { piecesRefusal } from '#graphic/template/pieces/piece-gate.ts'
import { events, graphics, lineup, scorers } from './match-values.ts'
import { bigId, count, id, json, moment, ownAddress, text, version } from './values.ts'

const WALL_TEXT_MAX = 40
const KIND_NAME_MAX = 40
/** PostgreSQL counts letters, and one may take two. */
const FONT_NAME_MAX = 2 * 60
/** A character may take several when names are made comparable. */
const USERNAME_KEY_MAX = USERNAME_MAX * 18

const pieces = z.looseObject({}).refine((changes) => piecesRefusal(changes) === null)
const elements = z.array(z.looseObject({})).refine((list) => elementsRefusal(list) === null)
const username = text(USERNAME_MAX).nullable()
const share = z.int().min(0).max(100)
const type = z.enum(KIND_NAMES)

/** What stands under a key is what the app takes under that key. */
function isSettingValue(key: string, value: string): boolean {
  if (Buffer.byteLength(value) > SETTING_VALUE_MAX_BYTES) return false
  if (key === 'disableRegistration') return registrationFlag.safeParse(value).success
  if (key === 'clubName') return clubName.safeParse(value).success
  if (key === 'clubLogo') return ownAddress.safeParse(value).success
  if (key === 'graphicFormats') return json(chosenFormats).safeParse(value).success
  return !isSharedMatchKey(key) || json(sharedMatchValues[key]).safeParse(value).success
}

const settings = z
  .object({
    id,
    key: settingKey,
    value: z.string().nullable(),
    version,
    updated_by: username,
    updated_at: moment,
  })
  .partial()

/**
 * What each column of each table may hold: what the app itself would have taken. A column that an older schema did not
 * have is absent; whether it may be, PostgreSQL knows. To take less than before is to refuse old backups.
 */
export const TABLE_ROWS = {
  // Whole since the first schema. PostgreSQL would write a row that lacks something into its log, hash and all.
  users: z.object({
    id,
    username: text(USERNAME_MAX).min(1),
    username_key: text(USERNAME_KEY_MAX).min(1),
    password_hash: z.string().refine(isAffordableHash),
    role: z.enum(ROLES),
    created_at: moment,
  }),
  settings: settings.refine(({ key = '', value }) => typeof value !== 'string' || isSettingValue(key, value), {
    path: ['value'],
  }),
  players: z
    .object({
      id,
      first_name: playerData.shape.firstName,
      last_name: playerData.shape.lastName,
      number: playerData.shape.number,
      position: playerData.shape.position,
      lineup_image: ownAddress.nullable(),
      scorer_image: ownAddress.nullable(),
      lineup_cutout: ownAddress.nullable(),
      scorer_cutout: ownAddress.nullable(),
      handle: playerData.shape.handle,
      created_at: moment,
      deleted_at: moment.nullable(),
    })
    .partial(),
  opponents: z
    .object({
      id,
      name: opponentData.shape.name,
      logo: ownAddress.nullable(),
      aliases: json(opponentAliases),
      created_at: moment,
      deleted_at: moment.nullable(),
    })
    .partial(),
  templates: z
    .object({
      id,
      name: templateData.shape.name,
      type,
      background: ownAddress,
      backgrounds: json(z.partialRecord(graphicFormat, ownAddress)),
      is_default: z.boolean(),
      elements: json(elements),
      pieces: json(pieces),
      has_layout: z.boolean(),
      focus_x: share,
      focus_y: share,
      look: z.enum(LOOK_NAMES),
      is_starter: z.boolean(),
      drawing: count,
      created_at: moment,
      version,
      updated_by: username,
      updated_at: moment,
    })
    .partial(),
  fonts: z
    .object({
      id,
      family: text(FONT_NAME_MAX).min(1),
      style: text(FONT_NAME_MAX),
      url: ownAddress,
      cap_height: z.int().min(300).max(999),
      missing_letters: text(FONT_NAME_MAX),
      created_at: moment,
      created_by: username,
    })
    .partial(),
  sponsors: z
    .object({
      id,
      name: sponsorData.shape.name,
      logo: ownAddress,
      logo_width: count.min(1),
      logo_height: count.min(1),
      // Those of a kind that has gone since are harmless.
      kinds: json(z.array(text(KIND_NAME_MAX))).nullable(),
      competition: sponsorData.shape.competition,
      season: seasonYear.nullable(),
      position: count,
      is_active: z.boolean(),
      created_at: moment,
    })
    .partial(),
  // Those of a kind or a look that has gone since are harmless.
  starter_kinds: z.object({ kind: text(KIND_NAME_MAX).min(1) }),
  starter_looks: z.object({ look: text(KIND_NAME_MAX).min(1) }),
  teams: z
    .object({
      id,
      name: teamName,
      position: count,
      is_default: z.boolean(),
      created_at: moment,
    })
    .partial(),
  team_players: z.object({ team_id: id, player_id: id }).partial(),
  matches: z
    .object({
      id,
      team_id: id,
      opponent_id: id.nullable(),
      is_home: z.boolean(),
      home_score: count.nullable(),
      away_score: count.nullable(),
      lineup: json(lineup).nullable(),
      scorers: json(scorers).nullable(),
      graphics: json(graphics).nullable(),
      date: moment,
      is_current: z.boolean(),
      match_day: text(WALL_TEXT_MAX).nullable(),
      match_time: text(WALL_TEXT_MAX).nullable(),
      opponent_name: text(OPPONENT_NAME_MAX),
      opponent_logo: ownAddress.nullable(),
      version,
      // Whatever they hold is read through a gate.
      cells: json(z.looseObject({})),
      stamps: json(z.looseObject({})),
      events: json(events),
      published_lineup: json(lineup).nullable(),
      is_listed: z.boolean(),
      creation_key: z.uuid().nullable(),
    })
    .partial(),
  leagues: z
    .object({
      id,
      team_id: id,
      season: seasonYear,
      competition: text(COMPETITION_MAX_LENGTH).min(1),
      competition_key: text(COMPETITION_MAX_LENGTH * 3),
      document: json(leagueDocument),
      version,
      updated_by: username,
      updated_at: moment,
    })
    .partial(),
  competitions: z
    .object({
      id,
      competition_key: text(COMPETITION_MAX_LENGTH * 3).min(1),
      name: text(COMPETITION_MAX_LENGTH).min(1),
      kind: z.enum(COMPETITION_KINDS),
    })
    .partial(),
  match_graphics: z
    .object({
      id,
      match_id: id.nullable(),
      type,
      format: graphicFormat,
      url: ownAddress,
      event_id: generateGraphicRequest.shape.eventId,
      player_id: id.nullable(),
      shows: json(graphicSubject),
      scene_hash: generateGraphicRequest.shape.sceneHash,
      caption: generateGraphicRequest.shape.caption,
      alt_text: generateGraphicRequest.shape.altText,
      created_by: username,
      created_at: moment,
      corrected_at: moment.nullable(),
      deleted_at: moment.nullable(),
    })
    .partial(),
  graphics: z
    .object({
      url: ownAddress,
      type,
      format: graphicFormat,
      request_id: z.uuid().nullable(),
      created_at: moment,
      deleted_at: moment.nullable(),
    })
    .partial(),
  photos: z
    .object({
      id,
      match_id: id.nullable(),
      picture: ownAddress,
      width: count.min(1),
      height: count.min(1),
      focus_x: share,
      focus_y: share,
      focus_by_hand: z.boolean(),
      cutout: ownAddress.nullable(),
      fingerprint: text(FINGERPRINT_MAX).min(1).nullable(),
      created_at: moment,
      created_by: username,
    })
    .partial(),
  photo_players: z.object({ photo_id: id, player_id: id }).partial(),
  user_states: z
    .object({
      id,
      user_id: id,
      state_key: stateParams.shape.stateKey,
      state_data: json(z.looseObject({})),
      updated_at: moment,
    })
    .partial(),
  device_tokens: z
    .object({
      id,
      token: registerPushRequest.shape.token,
      device_id: registerPushRequest.shape.deviceId,
      platform: registerPushRequest.shape.platform,
      last_active: moment,
      created_at: moment,
    })
    .partial(),
  public_matches: z
    .object({
      id,
      match_id: id,
      status: z.enum(MATCH_STATUSES),
      home_score: count,
      away_score: count,
      match_time_state: z.enum(MATCH_TIME_STATES),
      match_minute: count,
      match_period: text(20),
      last_updated: moment,
    })
    .partial(),
  push_outbox: z
    .object({
      id: bigId,
      match_id: id,
      kind: z.enum(['goal', 'goal-taken-back', 'goal-corrected', 'half-time', 'full-time', 'lineup-published']),
      subject: text(SETTING_VALUE_MAX_BYTES),
      payload: json(z.looseObject({})),
      created_at: moment,
    })
    .partial(),
}

export const hasRows = (table: string): table is keyof typeof TABLE_ROWS => Object.hasOwn(TABLE_ROWS, table)
