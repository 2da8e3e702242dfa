import type { PlayerPhoto } from './player-photos.ts'

export type CutoutState =
  | { status: 'waiting' }
  | { status: 'working'; share: number }
  | { status: 'nobody' }
  /** Without a file it could not be cut out; with one it could not be saved. */
  | { status: 'failed'; message: string; file?: Blob }
  | { status: 'ready'; file: Blob }
  | { status: 'saving'; file: Blob }
  | { status: 'saved'; file: Blob }
  | { status: 'skipped' }

export interface CutoutItem extends PlayerPhoto {
  key: string
  state: CutoutState
}

export const itemsOf = (photos: readonly PlayerPhoto[]): CutoutItem[] =>
  photos.map((photo) => ({ ...photo, key: `${photo.player.id} ${photo.photo}`, state: { status: 'waiting' } }))

export const withState = (items: readonly CutoutItem[], key: string, state: CutoutState): CutoutItem[] =>
  items.map((item) => (item.key === key ? { ...item, state } : item))

const isOf = (...statuses: CutoutState['status'][]) => {
  const wanted = new Set(statuses)
  return ({ state }: CutoutItem): boolean => wanted.has(state.status)
}

export const isWaiting = isOf('waiting')
export const isSaved = isOf('saved')
/** Nothing more happens to it until somebody decides. */
export const isCut = isOf('nobody', 'failed', 'ready', 'saving', 'saved', 'skipped')

/** Cut out, and lost if nobody saves it. */
export const isUnsaved = (item: CutoutItem): boolean => fileOf(item) !== undefined

/** The file of one that can be saved. */
export const fileOf = ({ state }: CutoutItem): Blob | undefined =>
  state.status === 'ready' || state.status === 'failed' ? state.file : undefined
