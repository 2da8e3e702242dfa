import { lostPhotoBody, PHOTO_LOSS_WORDS, type PhotoLoss } from '#contract/lost-photo.ts'
import { HttpError } from './http-error.ts'

/** The photograph that was chosen for a graphic cannot be had: it is not made without. */
export class LostPhotoError extends Error {
  override readonly name = 'LostPhotoError'

  constructor(readonly loss: PhotoLoss) {
    super(PHOTO_LOSS_WORDS[loss])
  }
}

/** Null: it is another refusal. */
export const photoLossIn = (error: unknown): PhotoLoss | null =>
  (error instanceof HttpError && lostPhotoBody.safeParse(error.body).data?.photo) || null
