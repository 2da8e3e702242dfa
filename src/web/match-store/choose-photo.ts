import { photoKey } from '#domain/match/document/keys.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import { kindKey } from './kind-key.ts'
import { changeMatch } from './the-sync.ts'

/** Null: the graphic does without. */
export const choosePhoto = (kind: KindName, eventId: string | null, id: number | null): void =>
  changeMatch(
    (match) => ({ ...match, photos: { ...match.photos, [photoKey(kind, eventId)]: id } }),
    'rest',
    kindKey(kind),
  )
