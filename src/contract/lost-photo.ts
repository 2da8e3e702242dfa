import { z } from 'zod'

/** Why a graphic cannot have the photograph that was chosen for it. */
const photoLosses = ['gone', 'unread'] as const
export type PhotoLoss = (typeof photoLosses)[number]

export const isPhotoLoss = (value: unknown): value is PhotoLoss => photoLosses.some((loss) => loss === value)

export const PHOTO_LOSS_WORDS: Readonly<Record<PhotoLoss, string>> = {
  gone: 'Wybranego zdjęcia nie ma już w bibliotece. Wybierz inne albo zrób grafikę bez zdjęcia.',
  unread: 'Nie udało się wczytać wybranego zdjęcia. Spróbuj ponownie albo zrób grafikę bez zdjęcia.',
}

/** What the refusal of such a graphic says besides its message. */
export const lostPhotoBody = z.object({ photo: z.enum(photoLosses) })
