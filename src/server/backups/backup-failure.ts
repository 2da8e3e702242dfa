import { ApiError } from '#server/plugins/api-error.ts'
import { BadArchive } from './bad-archive.ts'

/** What a file system, a quota and PostgreSQL say. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** What went wrong in words for the person who asked for it; null when only the log can say more. */
export function tellable(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof BadArchive) return new ApiError(400, error.message)
  const { code } = error as { code?: string }
  if (code && NO_SPACE.has(code)) {
    return new ApiError(503, 'Na dysku serwera zabrakło miejsca. Usuń stare kopie albo powiększ dysk')
  }
  return null
}

export async function tellFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw tellable(error) ?? error
  }
}
