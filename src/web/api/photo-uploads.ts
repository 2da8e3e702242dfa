import { z } from 'zod'
import { type NewPhotoUpload, photoUpload, photoUploadAnswer } from '#contract/photo.ts'
import { HttpError, NetworkError } from './http-error.ts'
import { request } from './request.ts'

/** A line that has gone silent is worse than none: nothing would be tried again. */
const SILENCE_MS = 60_000
/** Others' photos may be before it in the decoder's queue. */
const FINISH_MS = 180_000

const real = z.object({ offset: z.int() })

export const beginPhoto = (json: NewPhotoUpload) =>
  request('/api/photos/uploads', photoUploadAnswer, { method: 'POST', json })

/** How much the server has then. A piece that it has already, or cannot take yet, is no failure: it says where to go on. */
export async function sendPiece(id: string, offset: number, piece: Blob): Promise<number> {
  const response = await fetch(`/api/photos/uploads/${id}?offset=${offset}`, {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: piece,
    signal: AbortSignal.timeout(SILENCE_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (response.ok) return photoUpload.parse(await response.json()).offset
  const error = await HttpError.from(response)
  const there = error.status === 409 ? real.safeParse(error.body).data : undefined
  if (!there) throw error
  return there.offset
}

/** True: the same picture had been there before. */
export async function finishPhoto(id: string): Promise<boolean> {
  const response = await fetch(`/api/photos/uploads/${id}/finish`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(FINISH_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (!response.ok) throw await HttpError.from(response)
  return response.status !== 201
}
