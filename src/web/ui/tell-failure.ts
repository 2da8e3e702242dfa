import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { toastFailure } from './toast.tsx'

/** The server's own words under a title that says what did not work; the whole of it in the log. */
export function tellFailure(title: string, error: unknown): void {
  logFailure(title, error)
  toastFailure(title, serverMessage(error))
}
