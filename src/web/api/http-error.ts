import { errorBody } from '#contract/error.ts'

/** Its text is the status, a colon, and what the server said. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown
  readonly serverMessage: string | null
  readonly statusText: string

  constructor(status: number, statusText: string, body: unknown) {
    const serverMessage = errorBody.safeParse(body).data?.message ?? null
    const text = typeof body === 'string' ? body.trim() : ''
    super(`${status}: ${serverMessage ?? (text || statusText)}`)
    this.status = status
    this.body = body
    this.serverMessage = serverMessage
    this.statusText = statusText
  }

  static async from(response: Response): Promise<HttpError> {
    return new HttpError(response.status, response.statusText, await readBody(response))
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  if (contentType.includes('json')) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  // A proxy's error page is no message for a toast.
  return contentType.includes('html') ? null : text
}

/** The server was not reached at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.', { cause })
  }
}

/** Whoever takes a call back is told so; all else that breaks it off is the line. */
export const lineError = (error: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted ? error : new NetworkError(error)

/** Only what the server said, without the status; for the toasts that carry their own title. */
export function serverMessage(error: unknown): string {
  if (error instanceof HttpError) return error.serverMessage ?? `Błąd HTTP: ${error.status} ${error.statusText}`.trim()
  return errorText(error)
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status

const NO_ROOM = 507

/** The server's trouble, or none to be reached: the same call may go through later. Room on a disk is made by somebody. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof HttpError && error.status !== NO_ROOM && (error.status >= 500 || error.status === 429))
