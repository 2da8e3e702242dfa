import { ApiError } from '#server/plugins/api-error.ts'

/** The archive is not what it should be; the message says what is wrong, for the person who chose it. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

/** A store that is away says nothing about the archive in it: its own error stands. */
export const badArchive = (message: string, cause: unknown): Error =>
  cause instanceof ApiError ? cause : new BadArchive(message, cause)
