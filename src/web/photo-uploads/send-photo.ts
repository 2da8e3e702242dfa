import { FIRST_CHUNK_BYTES, nextChunkBytes } from '#domain/photo/chunk-size.ts'
import { fingerprintOf } from '#domain/photo/fingerprint.ts'
import { HEADER_BYTES, headerProblem } from '#domain/photo/photo-header.ts'
import { PHOTO_EMPTY, PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '#domain/photo/photo-limits.ts'
import { beginPhoto, finishPhoto, sendPiece } from '#web/api/photo-uploads.ts'

/** A file that no second try will make a photo of. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
}

/** How large pieces are on this line, whichever file they are of. */
export interface Pace {
  bytes: number
}

export const newPace = (): Pace => ({ bytes: FIRST_CHUNK_BYTES })

interface SendOptions {
  pace: Pace
  signal: AbortSignal
  onSent: (bytes: number) => void
  onProcessing: () => void
}

/** What can be said before anything is sent. Read anew at each try: a card may have been taken out meanwhile. */
async function refuseUnfit(file: File): Promise<void> {
  if (file.size === 0) throw new UnfitFile(PHOTO_EMPTY)
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new UnfitFile('Tego pliku nie można odczytać. Sprawdź, czy karta jest na miejscu, i wybierz go ponownie')
    })
  const problem = headerProblem(new Uint8Array(header))
  if (problem) throw new UnfitFile(problem)
  if (file.size > PHOTO_MAX_BYTES) throw new UnfitFile(PHOTO_TOO_LARGE)
}

type PieceOptions = Pick<SendOptions, 'pace' | 'signal'>

async function timedPiece(id: string, offset: number, file: File, { pace, signal }: PieceOptions): Promise<number> {
  const begun = performance.now()
  try {
    const received = await sendPiece({ id, offset, bytes: file.slice(offset, offset + pace.bytes) }, signal)
    pace.bytes = nextChunkBytes(pace.bytes, performance.now() - begun)
    return received
  } catch (error) {
    // Taken back, it says nothing of the line.
    if (!signal.aborted) pace.bytes = nextChunkBytes(pace.bytes, null)
    throw error
  }
}

/**
 * One photo, piece by piece; never more of the file in memory than one. Whatever goes wrong, it is called again from the
 * beginning: the server knows how much it has. True: the photo had been there before.
 */
export async function sendPhoto(file: File, matchId: number | null, options: SendOptions): Promise<boolean> {
  const { signal } = options
  await refuseUnfit(file)
  signal.throwIfAborted()
  const wanted = { matchId, fingerprint: fingerprintOf(file), size: file.size }
  const { upload, photo } = await beginPhoto(wanted, signal)
  if (photo || !upload) return true
  let { offset } = upload
  while (offset < file.size) {
    options.onSent(offset)
    offset = await timedPiece(upload.id, offset, file, options)
  }
  options.onProcessing()
  return finishPhoto(upload.id, signal)
}
