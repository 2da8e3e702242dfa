import { fingerprintOf } from '#domain/photo/fingerprint.ts'

export type UploadState =
  | { status: 'waiting' }
  /** `sent` bytes are there; paused: until the line is back. */
  | { status: 'sending'; sent: number; isPaused: boolean }
  /** All of it is there; the server makes of it what it keeps. */
  | { status: 'processing' }
  /** Known: it had been there before. */
  | { status: 'done'; isKnown: boolean }
  | { status: 'failed'; message: string }

export interface UploadItem {
  key: number
  file: File
  matchId: number | null
  state: UploadState
}

const isSameFile = (item: UploadItem, file: File, matchId: number | null): boolean =>
  item.matchId === matchId && fingerprintOf(item.file) === fingerprintOf(file)

/** The files behind those that are there. One that waits or is under way is not added twice; one that failed begins anew. */
export function withFiles(
  items: readonly UploadItem[],
  files: readonly File[],
  matchId: number | null,
): readonly UploadItem[] {
  const next = [...items]
  let key = Math.max(-1, ...items.map((item) => item.key)) + 1
  for (const file of files) {
    const known = next.findIndex((item) => isSameFile(item, file, matchId))
    const old = next[known]
    if (!old) next.push({ key: key++, file, matchId, state: { status: 'waiting' } })
    else if (old.state.status === 'failed') next[known] = { ...old, file, state: { status: 'waiting' } }
  }
  return next
}

export const isUnderWay = ({ state: { status } }: UploadItem): boolean =>
  status === 'sending' || status === 'processing'

/** Of one file, 0 to 1; the last twentieth is the server's work. */
export function shareOf({ file, state }: UploadItem): number {
  if (state.status === 'done' || state.status === 'failed') return 1
  if (state.status === 'processing') return 0.95
  return state.status === 'sending' ? 0.95 * (state.sent / Math.max(1, file.size)) : 0
}

export interface UploadSummary {
  all: number
  done: number
  known: number
  failed: number
  left: number
  isPaused: boolean
  /** Of all of them together, 0 to 1, by their size. */
  share: number
}

export function summaryOf(items: readonly UploadItem[]): UploadSummary {
  const having = (status: UploadState['status']) => items.filter((item) => item.state.status === status).length
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0)
  const gone = items.reduce((sum, item) => sum + item.file.size * shareOf(item), 0)
  const [done, failed] = [having('done'), having('failed')]
  return {
    all: items.length,
    done,
    failed,
    known: items.filter(({ state }) => state.status === 'done' && state.isKnown).length,
    left: items.length - done - failed,
    isPaused: items.some(({ state }) => state.status === 'sending' && state.isPaused),
    share: bytes === 0 ? 1 : gone / bytes,
  }
}
