import { z } from 'zod'
import { type NewPhotoUpload, photoSchema, photoUpload, photoUploadAnswer } from '#contract/photo.ts'
import { HttpError } from './http-error.ts'
import { readAnswer } from './read-answer.ts'
import { request, send } from './request.ts'

/** A line that has gone silent is worse than none: nothing would be tried again. */
const SILENCE_MS = 60_000
/** Others' photos may be before it in the decoder's queue. */
const FINISH_MS = 180_000

const elsewhere = z.object({ offset: z.int() })

export const beginPhoto = (json: NewPhotoUpload, signal: AbortSignal) =>
  request('/api/photos/uploads', photoUploadAnswer, { method: 'POST', json, signal, silenceMs: SILENCE_MS })

interface Piece {
  id: string
  offset: number
  bytes: Blob
}

/** How much the server has then. A piece that it has already, or cannot take yet, is no failure: it says where to go on. */
export async function sendPiece({ id, offset, bytes }: Piece, signal: AbortSignal): Promise<number> {
  const path = `/api/photos/uploads/${id}?offset=${offset}`
  try {
    return (await request(path, photoUpload, { method: 'PATCH', bytes, signal, silenceMs: SILENCE_MS })).offset
  } catch (error) {
    const there = error instanceof HttpError && error.status === 409 && elsewhere.safeParse(error.body).data
    if (!there) throw error
    return there.offset
  }
}

/** True: the same picture had been there before. */
export async function finishPhoto(id: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/photos/uploads/${id}/finish`
  const response = await send(path, { method: 'POST', signal, silenceMs: FINISH_MS })
  await readAnswer(response, photoSchema, signal)
  return response.status !== 201
}
