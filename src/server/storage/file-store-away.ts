import { ApiError } from '#server/plugins/api-error.ts'

/** The store did not do what was asked, however often; the cause is for the log, the message for the person. */
export class FileStoreAway extends ApiError {
  override readonly name = 'FileStoreAway'

  constructor(override readonly cause: unknown) {
    super(503, 'Magazyn plików jest niedostępny. Spróbuj ponownie za chwilę', { headers: { 'retry-after': '5' } })
  }
}
