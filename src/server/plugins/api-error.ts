/** An answer other than success that a route gives on purpose. The message is read by a person, in Polish. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 507,
    message: string,
    readonly more: { body?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}
