/** What people are told of the sync. */
export type SyncEvent =
  | { kind: 'failed'; cells: readonly string[]; error: unknown; isOutage: boolean }
  | { kind: 'clock-changed-elsewhere'; by: string | null }
  | { kind: 'lost'; cells: readonly string[]; by: string | null }
  | { kind: 'match-gone' }
