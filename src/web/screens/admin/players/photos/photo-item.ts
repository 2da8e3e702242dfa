import type { Player } from '#contract/player.ts'
import { matchPhotos, type PhotoKind } from '#domain/squad/photo-match.ts'

export type PhotoState =
  | { status: 'waiting' }
  | { status: 'sending'; share: number }
  | { status: 'saved' }
  | { status: 'failed'; message: string }

export interface PhotoItem {
  key: number
  file: File
  /** Null: this photo is left out. */
  playerId: number | null
  kind: PhotoKind
  state: PhotoState
}

export const isReady = ({ playerId, state }: PhotoItem): boolean =>
  playerId !== null && (state.status === 'waiting' || state.status === 'failed')

const isSamePlace = (a: PhotoItem, b: PhotoItem): boolean =>
  a.playerId !== null && a.playerId === b.playerId && a.kind === b.kind

/** The list with more files in it, each with its player where the name of the file tells him. */
export function withFiles(items: readonly PhotoItem[], files: readonly File[], squad: readonly Player[]): PhotoItem[] {
  const matches = matchPhotos(
    files.map(({ name }) => name),
    squad,
  )
  const added = files.map((file, index): PhotoItem => {
    const match = matches[index] ?? { playerId: null, kind: 'lineup' }
    const item: PhotoItem = { key: items.length + index, file, ...match, state: { status: 'waiting' } }
    return items.some((other) => isSamePlace(item, other)) ? { ...item, playerId: null } : item
  })
  return [...items, ...added]
}

/** What the person should know about a photo before it is sent. */
export function photoNote(item: PhotoItem, items: readonly PhotoItem[], squad: readonly Player[]): string | null {
  if (item.playerId === null) return 'Wybierz zawodnika albo zostaw puste, aby pominąć'
  const earlier = items.slice(0, items.indexOf(item))
  if (earlier.some((other) => isSamePlace(item, other))) return 'Zastąpi zdjęcie wybrane wyżej'
  const player = squad.find(({ id }) => id === item.playerId)
  const stored = item.kind === 'scorer' ? player?.scorerImage : player?.lineupImage
  return stored ? 'Zastąpi obecne zdjęcie' : null
}
