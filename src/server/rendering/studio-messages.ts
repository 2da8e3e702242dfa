import type { Config } from '#server/config.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Studio } from './studio.ts'

/** What a drawing thread needs to know once. */
export interface ThreadPlace {
  databaseUrl: string
  dataDir: string
  s3: Config['s3']
  timeZone: string
  /** Nobody else waits while it draws, so it need not stand back. */
  isAlone?: boolean
}

/** What the app tells a drawing thread, and what it hears from one. */
export type ToThread = { [Task in keyof Studio]: { task: Task; with: Parameters<Studio[Task]> } }[keyof Studio]
export type FromThread = { done: unknown } | { failure: Failure }

/** What of an error can travel, and matters to who answers for it. */
interface Failure {
  message: string
  /** Where in the thread it was. */
  stack: string | undefined
  code?: string
  refusal?: Pick<ApiError, 'status' | 'more'>
}

export function failureOf(error: unknown): Failure {
  const { message = String(error), stack, code } = error as { message?: string; stack?: string; code?: string }
  const refusal = error instanceof ApiError ? { refusal: { status: error.status, more: error.more } } : {}
  return { message, stack, ...(code !== undefined && { code }), ...refusal }
}

export function errorOf({ message, stack, code, refusal }: Failure): Error {
  if (refusal) return new ApiError(refusal.status, message, refusal.more)
  return Object.assign(new Error(message), { stack }, code === undefined ? {} : { code })
}
