import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Role } from '#domain/club/staff.ts'
import type { Cells, Stamps } from '#domain/match/document/document.ts'
import type { GraphicSubject } from '#domain/match/graphic-subject.ts'
import type { CompetitionKind } from '#domain/season/competition-kind.ts'
import type { LeagueDocument } from '#domain/table/league.ts'
import type { FormatName } from '#graphic/formats.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { LookName } from '#graphic/template/look-name.ts'
import type { PieceChanges } from '#graphic/template/pieces/piece-change.ts'

type CreatedAt = ColumnType<Date, never, never>
type Moment = ColumnType<Date, Date | undefined, Date>
type Json = JSONColumnType<object, string, string>
/** Has a default in the database. */
type Document<Value extends object> = ColumnType<Value, string | undefined, string>

interface UsersTable {
  id: Generated<number>
  username: string
  username_key: string
  password_hash: string
  role: Role
  created_at: CreatedAt
}

interface SessionsTable {
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  created_at: CreatedAt
  last_seen_at: Moment
  expires_at: Date
}

interface KnownDevicesTable {
  token_hash: Buffer
  user_id: number
  created_at: CreatedAt
  last_used_at: Moment
}

interface ThrottledAttemptsTable {
  id: Generated<string>
  scope: string
  subject: string
  at: Generated<Date>
}

interface SettingsTable {
  id: Generated<number>
  key: string
  value: string | null
  version: Generated<number>
  updated_by: string | null
  updated_at: Moment
}

interface PlayersTable {
  id: Generated<number>
  first_name: string
  last_name: string
  number: number
  position: string | null
  lineup_image: string | null
  scorer_image: string | null
  lineup_cutout: string | null
  scorer_cutout: string | null
  handle: string | null
  created_at: CreatedAt
  deleted_at: Date | null
}

interface OpponentsTable {
  id: Generated<number>
  name: string
  logo: string | null
  aliases: Document<string[]>
  created_at: CreatedAt
  deleted_at: Date | null
}

interface TemplatesTable {
  id: Generated<number>
  name: string
  type: KindName
  background: string
  backgrounds: Document<Partial<Record<FormatName, string>>>
  is_default: Generated<boolean>
  elements: Generated<unknown[]>
  pieces: Document<PieceChanges>
  has_layout: Generated<boolean>
  focus_x: Generated<number>
  focus_y: Generated<number>
  created_at: CreatedAt
  look: Generated<LookName>
  is_starter: Generated<boolean>
  drawing: Generated<number>
  version: Generated<number>
  updated_by: string | null
  updated_at: Moment
}

interface FontsTable {
  id: Generated<number>
  family: string
  style: string
  url: string
  cap_height: number
  missing_letters: string
  created_at: CreatedAt
  created_by: string | null
}

interface SponsorsTable {
  id: Generated<number>
  name: string
  logo: string
  logo_width: number
  logo_height: number
  kinds: JSONColumnType<string[] | null, string | null, string | null>
  competition: string | null
  season: number | null
  position: Generated<number>
  is_active: Generated<boolean>
  created_at: CreatedAt
}

interface TeamsTable {
  id: Generated<number>
  name: string
  position: number
  is_default: Generated<boolean>
  created_at: CreatedAt
}

interface TeamPlayersTable {
  team_id: number
  player_id: number
}

interface MatchesTable {
  id: Generated<number>
  team_id: number
  opponent_id: number | null
  is_home: boolean
  home_score: number | null
  away_score: number | null
  lineup: Json
  scorers: Json
  date: Moment
  is_current: Generated<boolean>
  match_day: string | null
  match_time: string | null
  opponent_name: Generated<string>
  opponent_logo: string | null
  version: Generated<number>
  cells: Document<Cells>
  stamps: Document<Stamps>
  events: Document<unknown[]>
  published_lineup: Json | null
  is_listed: Generated<boolean>
  creation_key: string | null
  /** Of the document, by the database. */
  competition: GeneratedAlways<string | null>
  search_text: GeneratedAlways<string>
}

interface LeaguesTable {
  id: Generated<number>
  team_id: number
  season: number
  competition: string
  competition_key: string
  document: JSONColumnType<LeagueDocument, string, string>
  version: Generated<number>
  updated_by: string | null
  updated_at: Moment
}

interface CompetitionsTable {
  id: Generated<number>
  competition_key: string
  name: string
  kind: CompetitionKind
}

interface MatchGraphicsTable {
  id: Generated<number>
  /** Null: the club's own, of no match. */
  match_id: number | null
  type: KindName
  format: Generated<FormatName>
  url: string
  event_id: string | null
  /** Whom the event was about when the graphic was made. */
  player_id: number | null
  shows: Document<GraphicSubject>
  scene_hash: string | null
  caption: string | null
  alt_text: string | null
  created_by: string | null
  created_at: Moment
  corrected_at: Date | null
  deleted_at: Date | null
}

interface GraphicsTable {
  url: string
  type: KindName
  format: Generated<FormatName>
  request_id: string | null
  created_at: CreatedAt
  deleted_at: Date | null
}

interface PhotosTable {
  id: Generated<number>
  /** Null: of no match. */
  match_id: number | null
  picture: string
  width: number
  height: number
  focus_x: Generated<number>
  focus_y: Generated<number>
  focus_by_hand: Generated<boolean>
  cutout: string | null
  fingerprint: string | null
  created_at: CreatedAt
  created_by: string | null
}

interface PhotoPlayersTable {
  photo_id: number
  player_id: number
}

interface PhotoUploadsTable {
  id: Generated<string>
  user_id: number
  match_id: number | null
  fingerprint: string
  size: number
  received: Generated<number>
  parts: Document<string[]>
  photo_id: number | null
  created_at: CreatedAt
  touched_at: Moment
}

interface UserStatesTable {
  id: Generated<number>
  user_id: number
  state_key: string
  state_data: Json
  updated_at: Moment
}

interface DeviceTokensTable {
  id: Generated<number>
  token: string
  device_id: string | null
  platform: string | null
  last_active: Moment
  created_at: CreatedAt
}

interface PublicMatchesTable {
  id: Generated<number>
  match_id: number
  status: string
  home_score: Generated<number>
  away_score: Generated<number>
  match_time_state: Generated<string>
  match_minute: Generated<number>
  match_period: Generated<string>
  last_updated: Moment
}

interface BackupRunsTable {
  id: Generated<number>
  task: 'backup' | 'restore'
  kind: 'manual' | 'nightly' | 'restore-point'
  backup_name: string | null
  progress: Generated<number>
  started_at: Generated<Date>
  ended_at: Date | null
  failure: string | null
}

interface PushOutboxTable {
  id: Generated<string>
  match_id: number
  kind: 'goal' | 'goal-taken-back' | 'goal-corrected' | 'half-time' | 'full-time' | 'lineup-published'
  subject: string
  payload: Json
  created_at: CreatedAt
}

interface LiveEventsTable {
  id: Generated<string>
  kind: 'setting' | 'account' | 'catalogue' | 'match' | 'graphics' | 'restore'
  subject: string
  at: Generated<Date>
}

interface RequestCountsTable {
  minute: number
  subject: string
  count: number
}

interface NamesTable {
  name: string
}

interface CrestColoursTable {
  crest: string
  primary_colour: string
  accent_colour: string
}

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  throttled_attempts: ThrottledAttemptsTable
  request_counts: RequestCountsTable
  settings: SettingsTable
  players: PlayersTable
  opponents: OpponentsTable
  templates: TemplatesTable
  fonts: FontsTable
  sponsors: SponsorsTable
  teams: TeamsTable
  team_players: TeamPlayersTable
  matches: MatchesTable
  leagues: LeaguesTable
  competitions: CompetitionsTable
  graphics: GraphicsTable
  match_graphics: MatchGraphicsTable
  photos: PhotosTable
  photo_players: PhotoPlayersTable
  photo_uploads: PhotoUploadsTable
  user_states: UserStatesTable
  device_tokens: DeviceTokensTable
  public_matches: PublicMatchesTable
  backup_runs: BackupRunsTable
  push_outbox: PushOutboxTable
  live_events: LiveEventsTable
  starter_kinds: { kind: string }
  starter_looks: { look: string }
  graphic_kinds: NamesTable
  graphic_formats: NamesTable
  crest_colours: CrestColoursTable
}
