import { PHOTO_LOSS_WORDS, type PhotoLoss } from '#contract/lost-photo.ts'
import type { Graphic } from '#graphic/graphic-of.ts'
import { ApiError } from '#server/plugins/api-error.ts'

type ForPhoto = Pick<Graphic, 'photo'>

const refusal = (photo: PhotoLoss) => new ApiError(409, PHOTO_LOSS_WORDS[photo], { body: { photo } })

/** Nobody who has chosen a photograph gets the graphic without it unasked. */
export function refuseUnknownPhoto({ photo }: ForPhoto): void {
  if (photo?.pictures.length === 0) throw refusal('gone')
}

export function refuseWithoutPhoto({ photo }: ForPhoto, failed: readonly string[]): void {
  if (photo?.pictures.some((picture) => failed.includes(picture))) throw refusal('unread')
}
