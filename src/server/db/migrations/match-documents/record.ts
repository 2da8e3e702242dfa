/** The records of a match as they were before it was a document. They may hold anything an earlier version let in. */
export type Json = Record<string, unknown>

export interface MatchRecord {
  id: number
  opponent_id: number | null
  is_home: boolean
  home_score: number | null
  away_score: number | null
  lineup: unknown
  scorers: unknown
  graphics: unknown
  date: Date
  is_current: boolean
  match_day: string | null
  match_time: string | null
  match_time_state: string | null
  match_minute: number | null
}

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : [])
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
export const idOf = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : null
