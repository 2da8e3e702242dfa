/** The archive is not what it should be; the message says what is wrong, for the person who chose it. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}
