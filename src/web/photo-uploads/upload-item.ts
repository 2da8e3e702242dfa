import { fingerprintOf } from '#domain/photo/fingerprint.ts'

export type UploadState =
  | { status: 'waiting' }
  /** `sent` bytes are there; paused: there is no line, or the service has failed and is asked again in a while. */
  | { status: 'sending'; sent: number; pause: 'line' | 'service' | null }
  /** All of it is there; the server makes of it what it keeps. */
  | { status: 'processing' }
  /** Known: it had been there before. */
  | { status: 'done'; isKnown: boolean }
  | { status: 'failed'; message: string }

interface Target {
  matchId: number | null
  /** The account that chose it: it goes in no other's name. */
  owner: number
}

export interface UploadItem extends Target {
  key: number
  file: File
  state: UploadState
}

const isSameFile = (item: UploadItem, file: File, { matchId, owner }: Target): boolean =>
  item.matchId === matchId && item.owner === owner && fingerprintOf(item.file) === fingerprintOf(file)

/** The files behind those that are there. One that waits or is under way is not added twice; one that failed begins anew. */
export function withFiles(
  items: readonly UploadItem[],
  files: readonly File[],
  target: Target,
  /** One that no item had before: an answer to one that is gone must not count for another. */
  newKey: () => number,
): readonly UploadItem[] {
  const next = [...items]
  for (const file of files) {
    const known = next.findIndex((item) => isSameFile(item, file, target))
    const old = next[known]
    if (!old) next.push({ ...target, key: newKey(), file, state: { status: 'waiting' } })
    else if (old.state.status === 'failed') next[known] = { ...old, file, state: { status: 'waiting' } }
  }
  return next
}

export const isUnderWay = ({ state: { status } }: UploadItem): boolean =>
  status === 'sending' || status === 'processing'

export const isLeft = (item: UploadItem): boolean => item.state.status === 'waiting' || isUnderWay(item)

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
  /** The line is gone. */
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
    isPaused: items.some(({ state }) => state.status === 'sending' && state.pause === 'line'),
    share: bytes === 0 ? 1 : gone / bytes,
  }
}
